import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { kinds } from '../../client/kinds';
import type { components } from '../../client';
import { ScreenStage } from '../stage';
import { admin, hoursAgo, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { neverResponds, plainServer, refused } from '../fixtures/server';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

type Schemas = components['schemas'];

const server = plainServer({ posts, users });
const mara = { _id: 'mara', name: 'Mara Lindqvist', username: 'mara' };
const ines = { _id: 'ines', name: 'Ines Okafor' };

const me = (fields: Partial<Schemas['MyRoles']>) =>
  http.get('*/api/moderation/me', () =>
    HttpResponse.json({ administrator: false, allZones: false, zones: [], permissions: [], ...fields }),
  );
const staff = me({ administrator: true, permissions: [...kinds.permission] });

const overview: Schemas['MemberOverview'] = {
  user: mara,
  joinedOn: hoursAgo(900),
  posts: 12,
  comments: 48,
  roles: [],
  canDecide: true,
  networks: ['203.0.113.0/24', '2001:db8:1::/48'],
  decisions: [
    {
      _id: 'd2',
      kind: 'warn',
      target: 'member',
      reason: 'off topic',
      note: 'Please keep price talk in its zone.',
      decidedOn: hoursAgo(30),
      state: 'decided',
      moderator: ines,
    },
    {
      _id: 'd1',
      kind: 'remove',
      target: 'post',
      zone: 'Memes',
      reason: 'spam',
      note: '',
      decidedOn: hoursAgo(200),
      state: 'restored',
    },
  ],
};
const member = (fields: Partial<Schemas['MemberOverview']> = {}) =>
  http.get('*/api/moderation/members/:id', () => HttpResponse.json({ ...overview, ...fields }));

const granted: Schemas['GrantedRoles'] = {
  fixedAdministrator: { _id: 'admin', name: 'Deniz Aydin' },
  roles: [
    { _id: 'r1', user: ines, role: 'administrator', grantedOn: hoursAgo(90) },
    { _id: 'r2', user: mara, role: 'moderator', zone: 'Memes', grantedOn: hoursAgo(40) },
    { _id: 'r3', user: ines, role: 'moderator', grantedOn: hoursAgo(40) },
  ],
};

const entries: Schemas['AuditEntry'][] = [
  {
    _id: '3',
    happenedOn: hoursAgo(1),
    actor: ines,
    action: 'silence member',
    targetKind: 'member',
    targetId: 'mara',
    member: mara,
    details: { reason: 'spam', until: '2026-11-25T10:00:00.000Z' },
  },
  { _id: '2', happenedOn: hoursAgo(2), actor: ines, action: 'log in', details: {} },
  { _id: '1', happenedOn: hoursAgo(3), action: 'remove post', member: mara, details: { reason: 'scam' } },
];

const removals: Schemas['Removal'][] = [
  { removedOn: hoursAgo(2), target: 'post', zone: 'Memes', reason: 'spam', state: 'decided' },
  { removedOn: hoursAgo(5), target: 'comment', zone: 'News', reason: 'harassment', state: 'restored' },
];

const meta = {
  title: 'Screens/Sanctions',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/moderation/members/mara', now, reader: admin },
  parameters: { ...screenParameters, msw: { handlers: [staff, member(), ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (...handlers: ReturnType<typeof http.get>[]) => ({
  msw: { handlers: [...handlers, staff, ...server.handlers] },
});

export const MemberRecord: Story = {
  parameters: alsoOnAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Mara Lindqvist');
    await expect(canvas.getByText(/^12 posts, 48 comments, joined/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Decisions' })).toHaveTextContent('by Ines Okafor');
  },
};

export const SilenceMember: Story = {
  parameters: {
    ...alsoOnAPhone,
    ...withHandlers(
      member(),
      http.post('*/api/moderation/members/:id/sanctions', () =>
        HttpResponse.json({ message: 'This member has been banned meanwhile.' }, { status: 403 }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Silence…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Silence Mara Lindqvist' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Silence' }));
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '1 week' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Silence' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('banned meanwhile');
  },
};

export const BannedMember: Story = {
  parameters: withHandlers(
    member({ canDecide: true, sanction: { kind: 'ban', decision: 'd3', reason: 'scam' } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Banned for good/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Lift the ban' })).toBeVisible();
  },
};

export const RecordRefused: Story = {
  parameters: withHandlers(
    refused('get', '*/api/moderation/members/:id', 403, 'Only moderators can do this.'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only moderators can do this.');
  },
};

export const RecordMissing: Story = {
  parameters: {
    ...flow,
    ...withHandlers(refused('get', '*/api/moderation/members/:id', 404, 'There is no member with this id.')),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('There is no such member, or the account was deleted.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Member record' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/Users');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const Roles: Story = {
  args: { at: '/moderation/roles' },
  parameters: {
    ...alsoOnAPhone,
    ...withHandlers(http.get('*/api/moderation/roles', () => HttpResponse.json(granted))),
  },
  play: async ({ canvas, userEvent }) => {
    const administrators = within(await canvas.findByRole('list', { name: 'Administrators' }));
    await expect(administrators.getByText('Set by the operator')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Grant' }));
    await expect(await canvas.findByText('Choose a member.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove role moderator of Memes from Mara Lindqvist' }),
    );
    await screen.findByRole('alertdialog', {
      name: 'Remove the role moderator of Memes from Mara Lindqvist?',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

let roles = granted.roles;

export const RoleRemoved: Story = {
  ...Roles,
  beforeEach: () => void (roles = granted.roles),
  parameters: {
    ...flow,
    ...withHandlers(
      http.get('*/api/moderation/roles', () => HttpResponse.json({ ...granted, roles })),
      http.delete('*/api/moderation/roles/:id', ({ params }) => {
        roles = roles.filter(({ _id }) => _id !== params['id']);
        return HttpResponse.json({ ...granted, roles });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Remove role moderator of Memes from Mara Lindqvist';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove role' }));

    await screen.findByRole('alertdialog', {
      name: 'Mara Lindqvist has lost the role.',
    });
    await expect(canvas.queryByRole('button', { name, hidden: true })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  },
};

export const AdministratorGranted: Story = {
  args: { at: '/moderation/roles' },
  parameters: {
    ...flow,
    ...withHandlers(
      http.get('*/api/moderation/roles', () => HttpResponse.json(granted)),
      http.post('*/api/moderation/roles', () => HttpResponse.json(granted)),
      http.get('*/api/users/search', () => HttpResponse.json([mara])),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Member' }), 'mara');
    await userEvent.click(await canvas.findByRole('radio', { name: 'mara' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Administrator' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Grant' }));

    await screen.findByRole('alertdialog', { name: 'mara has the role now, and has been told.' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    // The next member does not become an administrator by mistake.
    await expect(canvas.getByRole('radio', { name: 'Moderator' })).toBeChecked();
  },
};

export const MemberSearchFailed: Story = {
  args: { at: '/moderation/roles' },
  parameters: {
    ...flow,
    ...withHandlers(
      http.get('*/api/moderation/roles', () => HttpResponse.json(granted)),
      http.get('*/api/users/search', ({ request }) =>
        new URL(request.url).searchParams.get('q') === 'Ines'
          ? HttpResponse.json({ message: 'Not now.' }, { status: 500 })
          : HttpResponse.json([]),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Member' });
    await userEvent.type(field, 'Ines');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The members could not be searched. Not now.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Nobody has this name.')).toBeNull();
    await userEvent.type(field, 'q');
    await expect(await canvas.findByText('Nobody has this name.')).toBeVisible();
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.queryByText('Nobody has this name.')).toBeNull());
  },
};

export const RolesLoading: Story = {
  args: { at: '/moderation/roles' },
  parameters: withHandlers(neverResponds('get', '*/api/moderation/roles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading roles...')).toBeInTheDocument();
  },
};

export const AuditLog: Story = {
  args: { at: '/moderation/audit' },
  parameters: {
    ...alsoOnAPhone,
    ...withHandlers(
      http.get('*/api/moderation/audit', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('action') ? [] : entries),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Entries' })).toHaveTextContent('silence member');
    await userEvent.type(canvas.getByLabelText('Action'), 'move post');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible();

    // The filter is in the URL, so a link without one clears it.
    await userEvent.click(canvas.getByRole('link', { name: 'Audit log' }));
    await expect(await canvas.findByRole('list', { name: 'Entries' })).toBeVisible();
    await expect(canvas.getByLabelText('Action')).toHaveValue('');
  },
};

export const ClosedNetworks: Story = {
  args: { at: '/moderation/addresses' },
  parameters: withHandlers(
    http.get('*/api/moderation/address-bans', () =>
      HttpResponse.json([
        {
          _id: 'n1',
          network: '203.0.113.0/24',
          reason: 'spam',
          bannedOn: hoursAgo(3),
          endsOn: '2026-11-25T10:00:00.000Z',
        },
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open 203.0.113.0/24' })).toBeVisible();
  },
};

export const Removals: Story = {
  args: { at: '/removals' },
  parameters: withHandlers(http.get('*/api/removals', () => HttpResponse.json(removals))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Removals' })).toHaveTextContent('Restored');
  },
};

export const RemovalsNotPublished: Story = {
  args: { at: '/removals' },
  parameters: withHandlers(refused('get', '*/api/removals', 404, 'None.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This community does not publish removals.')).toBeVisible();
  },
};

export const Silenced: Story = {
  args: { at: '/Posts/chart', hasFrame: true },
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        me({
          sanction: { kind: 'silence', decision: 'd4', reason: 'spam', endsOn: '2027-01-25T10:00:00.000Z' },
        }),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Moderators silenced you until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read why, and appeal' })).toHaveAttribute(
      'href',
      '/decisions/d4',
    );
  },
};
