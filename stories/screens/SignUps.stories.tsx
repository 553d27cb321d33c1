import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { components } from '../../client';
import { kinds } from '../../client/kinds';
import { ScreenStage } from '../stage';
import { admin, hoursAgo, ines, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { member } from '../fixtures/member';
import { profileServer } from '../fixtures/profileServer';
import { neverResponds, plainServer, refused } from '../fixtures/server';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

type Schemas = components['schemas'];

const server = plainServer({ posts, users });
const profile = profileServer(member);
const handlers = [...profile.handlers, ...server.handlers];

const me = (fields: Partial<Schemas['MyRoles']>) =>
  http.get('*/api/moderation/me', () =>
    HttpResponse.json({ administrator: false, allZones: false, zones: [], permissions: [], ...fields }),
  );
const staff = me({ administrator: true, permissions: [...kinds.permission] });

const applicants: Schemas['Applicant'][] = [
  {
    user: { _id: 'noor', name: 'Noor Haddad', username: 'noor' },
    askedOn: hoursAgo(20),
    isVerified: true,
    referrer: { _id: 'mara', name: 'Mara Lindqvist' },
  },
  {
    user: { _id: 'cheap', name: 'Cheap Watches 24', username: 'cheapwatches24' },
    askedOn: hoursAgo(3),
    isVerified: false,
  },
];

const meta = {
  title: 'Screens/SignUps',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/moderation/sign-ups', now, reader: admin, site: { signUp: 'approval' } },
  parameters: { ...screenParameters, msw: { handlers: [staff, ...handlers] } },
  beforeEach: () => {
    server.reset();
    profile.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (...own: ReturnType<typeof http.get>[]) => ({
  msw: { handlers: [...own, staff, ...handlers] },
});

const decided = new Set<string>();
const waiting = http.get('*/api/moderation/sign-ups', () =>
  HttpResponse.json(applicants.filter(({ user }) => !decided.has(user._id))),
);
const queue = [
  waiting,
  http.post('*/api/moderation/sign-ups/:id/approve', ({ params }) => {
    decided.add(String(params['id']));
    return HttpResponse.json({ message: 'Approved.' });
  }),
  refused('post', '*/api/moderation/sign-ups/:id/refuse', 404, 'Another moderator may have decided.'),
];

export const NewMembers: Story = {
  parameters: { ...alsoOnAPhone, ...withHandlers(waiting) },
  beforeEach: () => decided.clear(),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Waiting for approval' });
    await expect(list).toHaveTextContent('Referred by Mara Lindqvist');
    await expect(await canvas.findByRole('link', { name: 'New members' })).toBeVisible();
  },
};

export const Decide: Story = {
  parameters: { ...flow, ...withHandlers(...queue) },
  beforeEach: () => decided.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Noor Haddad' }));
    await waitFor(() => expect(canvas.queryByText('Noor Haddad')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Refuse Cheap Watches 24' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Cheap Watches 24' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Another moderator may have decided.');
  },
};

export const Nobody: Story = {
  parameters: withHandlers(http.get('*/api/moderation/sign-ups', () => HttpResponse.json([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is waiting for approval.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...flow,
    ...withHandlers(refused('get', '*/api/moderation/sign-ups', 403, 'Only moderators.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only moderators.');
  },
};

export const Waiting: Story = {
  args: { at: '/Posts/chart', reader: ines, hasFrame: true },
  parameters: { ...alsoOnAPhone, msw: { handlers: [me({ awaitsApproval: true }), ...handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A moderator has to approve your account first/)).toBeVisible();
  },
};

const invitation = (id: string, hours: number): Schemas['Invitation'] => ({
  _id: id,
  token: `${id}.c2ln`,
  createdOn: hoursAgo(hours),
  expiresOn: hoursAgo(hours - 14 * 24),
});
const links: Schemas['Invitation'][] = [
  invitation('i1', 5),
  { ...invitation('i2', 80), usedBy: { _id: 'noor', name: 'Noor Haddad' } },
];
const older: Schemas['Invitation'][] = [
  { ...invitation('i3', 900), usedBy: { _id: 'ines', name: 'Ines Moreau' } },
];
const revoked = new Set<string>();
const open = () => links.filter(({ _id }) => !revoked.has(_id));

export const Invitations: Story = {
  args: {
    at: '/Users/mara?settings=open',
    reader: mara,
    site: { signUp: 'invite', account: true },
  },
  parameters: {
    ...flow,
    ...withHandlers(
      http.get('*/api/invitations', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        return HttpResponse.json(
          { maxOpen: 5, invitations: isFirst ? open() : older },
          isFirst ? { headers: { link: '</api/invitations?cursor=2>; rel="next"' } } : {},
        );
      }),
      refused('post', '*/api/invitations', 409, 'You have 5 open invitations.'),
      http.delete('*/api/invitations/:id', ({ params }) => {
        revoked.add(String(params['id']));
        return HttpResponse.json({ message: 'Invitation revoked.' });
      }),
    ),
  },
  beforeEach: () => revoked.clear(),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Invitations' }));
    await expect(await section.findByText('1 of 5 open')).toBeVisible();
    await expect(section.getByRole('list', { name: 'Your invitations' })).toHaveTextContent(
      'Noor Haddad signed up with it',
    );
    await userEvent.click(section.getByRole('button', { name: 'Show more' }));
    await expect(await section.findByText('Ines Moreau')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Create a link' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('You have 5 open invitations.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));

    await userEvent.click(await section.findByRole('button', { name: /^Revoke the link of/ }));
    const question = await screen.findByRole('alertdialog', { name: /Revoke this link/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await expect(await section.findByText('0 of 5 open')).toBeVisible();
  },
};

export const InvitationsLoading: Story = {
  args: Invitations.args ?? {},
  parameters: { ...flow, ...withHandlers(neverResponds('get', '*/api/invitations')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your invitations...')).toBeInTheDocument();
  },
};
