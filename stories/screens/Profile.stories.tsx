import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';

import type { ListedSession, SecondFactor as SecondFactorState } from '../../react';
import { ScreenStage } from '../stage';
import { ines, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { member } from '../fixtures/member';
import { profileServer } from '../fixtures/profileServer';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { alsoOnAPhone, onAPhone, screenParameters } from '../fixtures/widths';

const community = plainServer({ posts, users });
const server = profileServer(member);
const handlers = [...server.handlers, ...community.handlers];

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Users/mara', now },
  parameters: { ...screenParameters, msw: { handlers } },
  beforeEach: () => {
    community.reset();
    server.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/api/users/:id')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loading profile...' })).toBeVisible();
  },
};

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mara Lindqvist' })).toBeVisible();
    const stats = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${definitionOf(term)}`);
    await expect(stats).toEqual([
      'XP: 1,340',
      'Level: 3',
      'Rank: Regular',
      'Login Streak: 6 days',
      'Posts: 2',
      'Comments: 12',
      'Likes Given: 31',
      'Referred by: Deniz',
      'Users Referred: 1',
    ]);
    await expect(canvas.getByRole('tab', { name: /^Profile/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Posts by Mara Lindqvist' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Halving day, hour by hour' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account Settings' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Copy Code' })).toBeNull();
  },
};

/** Another user's profile with only the default values of the specification. */
export const Newcomer: Story = {
  args: { at: '/Users/ines', reader: mara },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.getByText('Level').nextElementSibling).toHaveTextContent('1');
    await expect(canvas.getByText('Rank').nextElementSibling).toHaveTextContent('Newbie');
    await expect(canvas.getByText('No bio found.')).toBeVisible();
    await expect(canvas.getByText('No X profile linked.')).toBeVisible();
  },
};

export const Owner: Story = {
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy Code' });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(copy);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(write.mock.calls).toEqual([
      ['ALPHA-7K2F'],
      ['https://alphazone.example/Auth?ref=ALPHA-7K2F'],
    ]);
    write.mockRestore();
    await waitFor(() => expect(copy).toHaveAccessibleName('Copy Code'));
    await waitFor(() => expect(canvas.queryByText('Copied!')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Account Settings' })).toBeVisible();
  },
};

// @spec 2.69
export const Achievements: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Achievements.*3$/ }));

    const list = await canvas.findByRole('list', { name: 'Achievements' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('First words')).toBeVisible();
    await expect(within(list).getByText('3 Feb 2026')).toBeVisible();
  },
};

export const NoAchievements: Story = {
  args: { at: '/Users/ines?tab=achievements' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No achievements earned yet.')).toBeVisible();
  },
};

export const Tasks: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Daily Tasks' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Other Tasks' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Daily Tasks.*4$/ })).toBeVisible();
  },
};

// @spec 2.73
export const NoTasks: Story = {
  args: { at: '/Users/ines?tab=tasks', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tasks available yet.')).toBeVisible();
  },
};

export const MarksTaskDone: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const daily = within(await canvas.findByRole('region', { name: 'Daily Tasks' }));
    await userEvent.click(daily.getByRole('button', { name: 'Mark Done' }));

    await expect(await daily.findByText('2 of 3 done')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('XP').nextElementSibling).toHaveTextContent('1,365'));
    await expect(canvas.getByRole('tab', { name: /^Daily Tasks.*3$/ })).toBeVisible();
  },
};

export const TogglesTask: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Done: Follow us on X' });
    await userEvent.click(toggle);

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/updated/);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ToggleRefused: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: mara },
  parameters: {
    msw: { handlers: [refused('patch', '*/api/users/mara/tasks/:id/toggle', 500, ''), ...handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Done: Follow us on X' });
    await userEvent.click(toggle);

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Failed to update task.');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const TasksOfAnotherUser: Story = {
  args: { at: '/Users/mara?tab=tasks', reader: ines },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Viewing tasks of another user.')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Mark Done' })) {
      await expect(button).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Join the group' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('You can only toggle your own tasks!');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Editing: Story = {
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));

    const form = await canvas.findByRole('form', { name: 'Account Settings' });
    await waitFor(() => expect(form).toHaveFocus());
    await expect(within(form).getByLabelText('Display Name')).toHaveValue('Mara Lindqvist');
    await expect(within(form).getByLabelText('Tags')).toHaveValue('settlement, charts');
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
  },
};

export const UnsupportedPictureType: Story = {
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
    const picture = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await fireEvent.change(await canvas.findByLabelText('Picture'), { target: { files: [picture] } });

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to add logo.svg: a profile picture must be a gif, png, jpg or webp image.',
    );
  },
};

export const SavingClosesForm: Story = {
  parameters: flow,
  args: { at: '/Users/mara?settings=open', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Display Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mara L.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Profile updated successfully!');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mara L.' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await expect(await canvas.findByRole('tabpanel')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { at: '/Users/mara?settings=open', reader: mara },
  parameters: { msw: { handlers: [neverResponds('patch', '*/api/users/update/:id'), ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const SaveRefused: Story = {
  args: { at: '/Users/mara?settings=open', reader: mara },
  // No screenshot: Chromium draws the scrolled page behind the dialog in two ways.
  parameters: {
    ...flow,
    msw: {
      handlers: [refused('patch', '*/api/users/update/:id', 409, 'This username is taken.'), ...handlers],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const username = await canvas.findByLabelText('Username (optional)');
    await userEvent.clear(username);
    await userEvent.type(username, 'ines');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Error: This username is taken.');
    await expect(username).toHaveValue('ines');
  },
};

export const CancelClosesForm: Story = {
  parameters: flow,
  args: { at: '/Users/mara?tab=achievements', reader: mara },
  play: async ({ canvas, userEvent }) => {
    const settings = await canvas.findByRole('button', { name: 'Account Settings' });
    await userEvent.click(settings);
    await userEvent.type(await canvas.findByLabelText('About'), ' More.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    await expect(await canvas.findByRole('list', { name: 'Achievements' })).toBeVisible();
    await waitFor(() => expect(settings).toHaveFocus());
    await userEvent.click(settings);
    await expect(await canvas.findByLabelText('About')).toHaveValue(member.about);
  },
};

export const KeepsDraftAcrossTabs: Story = {
  parameters: flow,
  args: { at: '/Users/mara?settings=open', reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('About'), ' More.');
    await userEvent.click(canvas.getByRole('tab', { name: /^Achievements/ }));
    await expect(await canvas.findByRole('list', { name: 'Achievements' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account Settings' }));

    await expect(await canvas.findByLabelText('About')).toHaveValue(`${member.about} More.`);
  },
};

export const SettingsOfAnotherUser: Story = {
  args: { at: '/Users/mara?settings=open', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

const withAccount = { at: '/Users/mara?settings=open', reader: mara, site: { account: true } };

/** Shown only when the server offers the calls. */
export const AccountSettings: Story = {
  args: withAccount,
  play: async ({ canvas }) => {
    const password = await canvas.findByRole('region', { name: 'Password' });
    for (const name of ['Devices', 'Your data', 'Delete account']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.queryByRole('list', { name: 'Where you are logged in' })).toBeNull();
    password.scrollIntoView();
  },
};

const sessions = [
  {
    _id: 'laptop',
    device: 'Firefox on Linux',
    network: '203.0.113.0/24',
    createdOn: '2026-11-20T08:00:00.000Z',
    lastUsedOn: new Date(now).toISOString(),
    isCurrent: true,
  },
  {
    _id: 'phone',
    device: 'Samsung Internet on Android',
    network: '2001:db8:4f::/48',
    createdOn: '2026-11-18T08:00:00.000Z',
    lastUsedOn: '2026-11-20T19:30:00.000Z',
    isCurrent: false,
  },
] satisfies ListedSession[];

const ended = new Set<unknown>();
const sessionServer = [
  http.get('*/api/sessions', () => HttpResponse.json(sessions.filter(({ _id }) => !ended.has(_id)))),
  http.delete('*/api/sessions/:id', ({ params }) => {
    ended.add(params['id']);
    return HttpResponse.json({ message: 'Logged out.' });
  }),
];

const emailSettings = {
  email: 'mara@example.org',
  verified: false,
  verification: 'ask',
  notices: false,
  sendsMail: true,
};

const withEmail = (settings: Partial<typeof emailSettings>) => ({
  msw: {
    handlers: [
      http.get('*/api/users/mara/email', () => HttpResponse.json({ ...emailSettings, ...settings })),
      http.post('*/api/users/mara/email/verify', () =>
        HttpResponse.json({ message: 'Look into your mail.' }),
      ),
      http.put('*/api/users/mara/email/notices', () =>
        HttpResponse.json({ ...emailSettings, verified: true, notices: true }),
      ),
      refused('put', '*/api/users/mara/email', 403, 'The password is wrong.', [
        { field: 'password', message: 'The password is wrong.' },
      ]),
      ...handlers,
    ],
  },
});

export const EmailUnverified: Story = {
  args: withAccount,
  parameters: withEmail({}),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'E-mail address' });
    await expect(within(region).getByText('Not confirmed')).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'Send the link that confirms it' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Look into your mail.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    region.scrollIntoView();
  },
};

export const EmailVerified: Story = {
  args: withAccount,
  parameters: { ...flow, ...withEmail({ verified: true }) },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'E-mail address' }));
    await userEvent.click(region.getByRole('checkbox', { name: /^Mail me mentions and replies/ }));
    await expect(region.getByRole('checkbox')).toBeChecked();

    await userEvent.type(region.getByLabelText('New e-mail address'), 'new@example.org');
    await userEvent.type(region.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() =>
      expect(region.getByLabelText('Your password')).toHaveAccessibleDescription('The password is wrong.'),
    );
    await expect(region.getByLabelText('New e-mail address')).toHaveValue('new@example.org');
  },
};

const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } };
let pushKinds: string[] = [];
const pushServer = [
  http.get('*/api/push', () => HttpResponse.json({ publicKey: 'key', kinds: pushKinds })),
  http.put('*/api/push', async ({ request }) => {
    ({ kinds: pushKinds } = (await request.json()) as { kinds: string[] });
    return HttpResponse.json({ publicKey: 'key', kinds: pushKinds });
  }),
];

export const PushNotifications: Story = {
  beforeEach: () => void (pushKinds = ['reply']),
  args: { ...withAccount, push: { isBlocked: () => false, subscribe: () => Promise.resolve(subscription) } },
  parameters: { msw: { handlers: [...pushServer, ...handlers] }, ...flow },
  play: async ({ canvas, userEvent }) => {
    const mentions = await canvas.findByRole('checkbox', { name: 'When somebody mentions me' });
    await userEvent.click(mentions);
    await waitFor(() => expect(mentions).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'When somebody comments on my posts' })).toBeChecked();
  },
};

export const PushBlocked: Story = {
  beforeEach: () => void (pushKinds = []),
  args: { ...withAccount, push: { isBlocked: () => true, subscribe: () => Promise.resolve(undefined) } },
  parameters: { msw: { handlers: [...pushServer, ...handlers] }, ...flow },
  play: async ({ canvas, userEvent }) => {
    const mentions = await canvas.findByRole('checkbox', { name: 'When somebody mentions me' });
    await userEvent.click(mentions);
    await waitFor(() => expect(mentions).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(mentions).not.toBeChecked();
    await expect(canvas.getByText(/^Your browser blocks notifications/)).toBeVisible();
  },
};

export const Devices: Story = {
  args: withAccount,
  parameters: { msw: { handlers: [...sessionServer, ...handlers] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Where you are logged in' });
    await expect(within(list).getAllByRole('button')).toHaveLength(1);
    list.scrollIntoView();
  },
};

export const EndsOneSession: Story = {
  beforeEach: () => ended.clear(),
  args: withAccount,
  parameters: { msw: { handlers: [...sessionServer, ...handlers] }, ...flow },
  play: async ({ canvas, userEvent }) => {
    const name = 'Log out Samsung Internet on Android';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: `${name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));

    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(canvas.getByText('This device')).toBeVisible();
  },
};

export const DevicesFailed: Story = {
  args: withAccount,
  parameters: {
    msw: { handlers: [refused('get', '*/api/sessions', 500, 'The database is asleep.'), ...handlers] },
    ...flow,
  },
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole('region', { name: 'Devices' }));
    await expect(await devices.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await expect(devices.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const noFactor = { totp: false, passkeys: [], recoveryCodes: 0, isNeeded: false } satisfies SecondFactorState;
const codes = ['k7mq-2p4c-9xwd-h3ra', 'w5nt-8b6y-q2ze-m4vs', 'r9ch-3k7d-x6pf-t2ug'];

/** Asks for the password first. */
function factorServer(start: SecondFactorState = noFactor) {
  let state = start;
  let isProved = false;
  const needed = () => HttpResponse.json({ message: 'Confirm.', code: 'proof_needed' }, { status: 403 });
  const ifProved = (answer: () => Response) => (isProved ? answer() : needed());
  const handlers = [
    http.get('*/api/second-factor', () => HttpResponse.json(state)),
    http.post<never, { password?: string }>('*/api/session/proof', async ({ request }) => {
      isProved = (await request.json()).password === 'correct horse 1';
      return isProved
        ? HttpResponse.json({ message: 'Confirmed.' })
        : HttpResponse.json({ message: 'The password is wrong.' }, { status: 403 });
    }),
    http.post('*/api/second-factor/totp', () =>
      ifProved(() =>
        HttpResponse.json({
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Alphazone:mara%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        }),
      ),
    ),
    http.post('*/api/second-factor/totp/confirm', () => {
      state = { ...state, totp: true, recoveryCodes: 10 };
      return HttpResponse.json({ recoveryCodes: codes });
    }),
  ];
  const reset = () => {
    state = start;
    isProved = false;
  };
  return { handlers, reset };
}

const emptyFactor = factorServer();
const fullFactor = factorServer({
  totp: true,
  passkeys: [
    {
      _id: 'phone',
      name: 'Safari on iPhone',
      createdOn: '2026-11-01T08:00:00.000Z',
      lastUsedOn: '2026-11-20T19:30:00.000Z',
    },
  ],
  recoveryCodes: 9,
  isNeeded: false,
});
const passkeys: NonNullable<ComponentProps<typeof ScreenStage>['passkeys']> = {
  create: () => Promise.resolve(undefined),
  get: () => Promise.resolve(undefined),
};

export const SecondFactor: Story = {
  args: { ...withAccount, passkeys },
  parameters: { ...alsoOnAPhone, msw: { handlers: [...fullFactor.handlers, ...handlers] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'What you have set up' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    list.scrollIntoView();
  },
};

export const SecondFactorNeeded: Story = {
  args: withAccount,
  parameters: {
    ...flow,
    msw: { handlers: [...factorServer({ ...noFactor, isNeeded: true }).handlers, ...handlers] },
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Second factor' }));
    await expect(await section.findByText(/Your role on this forum/)).toBeVisible();
    // This browser has no passkeys.
    await expect(section.getAllByRole('button')).toHaveLength(1);
  },
};

export const ConfirmsIdentity: Story = {
  beforeEach: () => emptyFactor.reset(),
  args: withAccount,
  parameters: { msw: { handlers: [...emptyFactor.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'not it{Enter}');

    await expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  },
};

export const SetsUpAnApp: Story = {
  beforeEach: () => emptyFactor.reset(),
  args: withAccount,
  parameters: { ...alsoOnAPhone, msw: { handlers: [...emptyFactor.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(await proof.findByLabelText('Your password'), 'correct horse 1{Enter}');

    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
  },
};

export const ShowsRecoveryCodes: Story = {
  beforeEach: () => emptyFactor.reset(),
  args: withAccount,
  parameters: { msw: { handlers: [...emptyFactor.handlers, ...handlers] } },
  play: async (context) => {
    await SetsUpAnApp.play?.(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await context.userEvent.type(dialog.getByLabelText('Code'), '492039{Enter}');

    const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(shown.getAllByRole('listitem')).toHaveLength(codes.length);
    await expect(shown.getByRole('button', { name: 'I have kept them' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: withAccount,
  parameters: {
    msw: {
      handlers: [
        refused('post', '*/api/users/:id/password', 403, 'The password is wrong.', [
          { field: 'oldPassword', message: 'The password is wrong.' },
        ]),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText('Current password');
    await userEvent.type(old, 'not it');
    await userEvent.type(canvas.getByLabelText('New password'), 'battery staple 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

    await waitFor(() => expect(old).toHaveAccessibleDescription('The password is wrong.'));
    await expect(canvas.getByLabelText('New password')).toHaveValue('battery staple 2');
  },
};

export const DeletesAccount: Story = {
  args: withAccount,
  parameters: {
    msw: { handlers: [refused('delete', '*/api/users/:id', 403, 'The password is wrong.'), ...handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('Enter your password.')).toBeVisible();

    await userEvent.type(dialog.getByLabelText('Your password'), 'not it');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { at: '/Users/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no user with this ID.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/Users');
  },
};

export const DeletedMember: Story = {
  args: { at: '/Users/gone' },
  parameters: {
    msw: {
      handlers: plainServer({
        users,
        posts: posts.slice(2).map((post) => ({ ...post, userId: 'gone', userPosted: 'Deleted member' })),
      }).handlers,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deleted member' })).toBeVisible();
    await expect(canvas.getByText(/This member has left/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See footnote seven' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/api/users/:id', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...onAPhone,
  parameters: flow,
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Daily Tasks/ }));
    const daily = within(await canvas.findByRole('region', { name: 'Daily Tasks' }));
    await userEvent.click(daily.getByRole('button', { name: 'Mark Done' }));
    await expect(await daily.findByText('2 of 3 done')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Account Settings' }));
    const form = await canvas.findByRole('form', { name: 'Account Settings' });
    await waitFor(() => expect(form).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const definitionOf = (term: HTMLElement) => term.nextElementSibling?.textContent ?? '';
