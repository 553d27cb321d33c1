import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { Identities, SignInResult } from '../../react';
import { ScreenStage } from '../stage';
import { ines, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { member } from '../fixtures/member';
import { profileServer } from '../fixtures/profileServer';
import { neverResponds, plainServer, refused } from '../fixtures/server';
import { solution, task } from '../fixtures/signUpTask';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

const community = plainServer({ posts, users });
const profile = profileServer(member);
const pageOfClub = 'https://id.club.example/authorize';

const club = { id: 'club', name: 'The club' };
const works = { id: 'works', name: 'Harbour Works' };
const linkedOn = '2026-11-02T09:00:00.000Z';

const answer = (result: SignInResult) =>
  http.post('*/api/identity-providers/club/complete', () => HttpResponse.json(result));
const refusal = (status: number, message: string, more: object = {}) =>
  http.post('*/api/identity-providers/club/complete', () =>
    HttpResponse.json({ message, ...more }, { status }),
  );
const own = (identities: Identities) => http.get('*/api/identities', () => HttpResponse.json(identities));

const handlers = [
  http.get('*/api/identity-providers', () => HttpResponse.json({ providers: [club, works] })),
  http.post('*/api/identity-providers/:id/start', () => HttpResponse.json({ url: pageOfClub })),
  http.delete('*/api/identities/:id', () => HttpResponse.json({ message: 'Unlinked.' })),
  http.get('*/api/second-factor', () =>
    HttpResponse.json({ totp: false, passkeys: [], recoveryCodes: 0, isNeeded: false }),
  ),
  ...profile.handlers,
  ...community.handlers,
];
const withFirst = (...first: typeof handlers) => ({ msw: { handlers: [...first, ...handlers] } });

const callback = '/Auth/callback/club?code=c&state=s';
const inSettings = { at: '/Users/mara?settings=open', reader: mara, site: { account: true } };

const meta = {
  title: 'Screens/Identities',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: callback, now, openUrl: fn() },
  parameters: { ...screenParameters, msw: { handlers } },
  beforeEach: () => {
    community.reset();
    profile.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {
  args: { at: '/Auth' },
  parameters: alsoOnAPhone,
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Continue with The club' });
    await expect(canvas.getByRole('button', { name: 'Continue with Harbour Works' })).toBeVisible();
    await userEvent.click(button);

    await waitFor(() => expect(args.openUrl).toHaveBeenCalledWith(pageOfClub));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(button).toHaveFocus();
  },
};

export const ProviderSilent: Story = {
  args: { at: '/Auth' },
  parameters: {
    ...withFirst(refused('post', '*/api/identity-providers/club/start', 503, 'The club is not responding.')),
    ...flow,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with The club' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('The club is not responding.');
    await expect(args.openUrl).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  parameters: { ...withFirst(neverResponds('post', '*/api/identity-providers/club/complete')), ...flow },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('One moment…');
  },
};

const offer = { ticket: 't', name: 'Ines Okafor', username: 'ines', email: 'ines@example.org' };

export const SignUp: Story = {
  parameters: { ...alsoOnAPhone, ...withFirst(answer({ purpose: 'logIn', signUp: offer })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Username' })).toHaveValue('ines');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@example.org');
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
};

export const SignsUp: Story = {
  parameters: {
    ...flow,
    ...withFirst(
      answer({ purpose: 'logIn', signUp: { ...offer, username: '' } }),
      http.post('*/api/identity-providers/sign-up', () => HttpResponse.json(ines, { status: 201 })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));
    const alert = within(await screen.findByRole('alertdialog'));
    await expect(alert.getByText('Enter a username to continue')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ines{Enter}');

    await expect(await canvas.findByRole('heading', { level: 1, name: 'All zones' })).toBeVisible();
  },
};

const invited = { invitation: 'i1.c2ln', challenge: solution };

export const SignsUpInvited: Story = {
  args: { at: '/Auth/invited#i1.c2ln', site: { signUp: 'invite', signUpChallenge: { kind: 'work' } } },
  parameters: {
    ...flow,
    ...withFirst(
      http.post('*/api/identity-providers/:id/start', () => HttpResponse.json({ url: callback })),
      answer({ purpose: 'logIn', signUp: offer }),
      http.get('*/api/sign-up/task', () => HttpResponse.json(task)),
      http.post<never, typeof invited>('*/api/identity-providers/sign-up', async ({ request }) => {
        const { invitation, challenge } = await request.json();
        return invitation === invited.invitation && challenge === invited.challenge
          ? HttpResponse.json(ines, { status: 201 })
          : HttpResponse.json({ message: 'Only invited people.' }, { status: 403 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with The club' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('ines'));
    await expect(canvas.getByText(/You are invited/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'All zones' })).toBeVisible();
  },
};

export const OnlyInvited: Story = {
  args: { site: { signUp: 'invite' } },
  parameters: { ...flow, ...withFirst(answer({ purpose: 'logIn', signUp: offer })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask a member for an invitation/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const UsernameTaken: Story = {
  parameters: {
    ...flow,
    ...withFirst(
      answer({ purpose: 'logIn', signUp: offer }),
      refused('post', '*/api/identity-providers/sign-up', 409, 'This username is already taken.', [
        { field: 'username', message: 'is taken.' },
      ]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));

    const username = canvas.getByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('This username is taken.');
    await userEvent.type(username, '2');
    await expect(username).toBeValid();
  },
};

export const TookTooLong: Story = {
  parameters: {
    ...flow,
    ...withFirst(
      answer({ purpose: 'logIn', signUp: offer }),
      refused('post', '*/api/identity-providers/sign-up', 410, 'This took too long.'),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('This took too long.');
    await expect(canvas.getByRole('link', { name: 'Go to the log-in form' })).toBeVisible();
  },
};

export const SecondFactor: Story = {
  parameters: {
    ...flow,
    ...withFirst(
      refusal(401, 'Enter the code.', {
        code: 'second_factor_needed',
        challenge: { id: 'c1', methods: ['code'] },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
  },
};

export const Refused: Story = {
  parameters: {
    ...alsoOnAPhone,
    ...withFirst(refusal(400, 'The club has not confirmed who you are. Try again, or log in another way.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The club has not confirmed who you are.',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the log-in form' })).toHaveAttribute(
      'href',
      '/Auth',
    );
  },
};

export const Reloaded: Story = {
  args: { at: '/Auth/callback/club' },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This address is incomplete.');
  },
};

export const Linked: Story = {
  args: { reader: mara },
  parameters: {
    ...flow,
    ...withFirst(answer({ purpose: 'link', message: 'You can log in with The club now.' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can log in with The club now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Account Settings' })).toHaveAttribute(
      'href',
      '/Users/mara?settings=open',
    );
  },
};

export const Settings: Story = {
  args: inSettings,
  parameters: {
    ...alsoOnAPhone,
    ...withFirst(own({ hasPassword: true, providers: [{ ...club, linkedOn }, works] })),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Other accounts' });
    await expect(within(list).getByRole('button', { name: 'Unlink The club' })).toBeVisible();
    await expect(within(list).getByRole('button', { name: 'Link Harbour Works' })).toBeVisible();
    list.scrollIntoView();
  },
};

export const SettingsFailed: Story = {
  args: inSettings,
  parameters: {
    ...flow,
    ...withFirst(refused('get', '*/api/identities', 500, 'The database is asleep.')),
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Other accounts' }));
    await expect(await section.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};

export const UnlinksTheLast: Story = {
  args: inSettings,
  parameters: {
    ...flow,
    ...withFirst(
      own({ hasPassword: false, providers: [{ ...club, linkedOn }] }),
      refused('delete', '*/api/identities/club', 409, 'This is your only way to log in.'),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink The club' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Unlink The club\?/ }));
    await userEvent.click(question.getByRole('button', { name: 'Unlink' }));

    await expect(await screen.findByText('This is your only way to log in.')).toBeVisible();
  },
};

export const WithoutPassword: Story = {
  args: inSettings,
  parameters: {
    ...flow,
    ...withFirst(
      own({ hasPassword: false, providers: [{ ...club, linkedOn }] }),
      http.post('*/api/users/mara/password', () =>
        HttpResponse.json({ message: 'Confirm.', code: 'proof_needed' }, { status: 403 }),
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Set password' }));
    await expect(form.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.type(form.getByLabelText('New password'), 'battery staple 2{Enter}');

    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with The club' }));
    await waitFor(() => expect(args.openUrl).toHaveBeenCalledWith(pageOfClub));
  },
};
