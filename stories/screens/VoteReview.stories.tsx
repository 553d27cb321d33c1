import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, hoursAgo, now, posts, users } from '../fixtures/community';
import { roles, rolesWith } from '../fixtures/contentModerator';
import { plainServer, refused } from '../fixtures/server';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

const meta = {
  title: 'Screens/VoteReview',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Posts/chart', now, reader: admin },
  parameters: { ...screenParameters, msw: { handlers: [roles, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const suspects = [
  { _id: 'ines', name: 'Ines Okafor' },
  { _id: 'mara', name: 'Mara Lindqvist' },
];
const voteRecord = {
  counted: { upVotes: 12, downVotes: 1 },
  heldBack: { upVotes: 2, downVotes: 0 },
  heldVotes: suspects.map((user) => ({
    user,
    vote: 'upVote',
    votedOn: hoursAgo(1),
  })),
  groups: [
    { sign: 'device', votes: 4, voters: suspects },
    { sign: 'one author', votes: 1, voters: suspects.slice(1) },
  ],
};
const votes = (record: object) =>
  http.get('*/api/moderation/posts/:id/votes', () => HttpResponse.json(record));
const reviewVotes = async (canvas: { findByRole: typeof screen.findByRole }) =>
  within(await canvas.findByRole('group', { name: 'Votes of this post, for moderators' }));

export const HeldBack: Story = {
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        roles,
        votes(voteRecord),
        http.post('*/api/moderation/posts/:id/votes/release', async ({ request }) => {
          released = await request.json();
          return HttpResponse.json(voteRecord);
        }),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const line = await reviewVotes(canvas);
    await expect(line.getByText('13 votes counted · 2 held back · 2 signs of abuse')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Review votes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Votes of this post' });
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Count the vote of Ines Okafor' }),
    );
    await waitFor(() => expect(released).toEqual({ userIds: ['ines'] }));
  },
};
let released: unknown;

/** Below the administrator's own tools, which arrive late and do not move the comment form. */
export const NotLoaded: Story = {
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        http.get('*/api/moderation/me', () => new Promise<undefined>((resolve) => (sendRoles = resolve))),
        rolesWith('pin posts'),
        refused('get', '*/api/moderation/posts/:id/votes', 500, 'The server is stopping.'),
        ...server.handlers,
      ],
    },
  },
  beforeEach: () => void (sendRoles = undefined),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('textbox', { name: 'Write a comment' });
    const { top } = form.getBoundingClientRect();
    await waitFor(() => expect(sendRoles).toBeDefined());
    sendRoles?.(undefined);

    const line = await reviewVotes(canvas);
    await expect(line.getByText('The votes could not be loaded.')).toBeVisible();
    await expect(line.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pin Post' })).toBeVisible();
    await expect(form.getBoundingClientRect().top).toBe(top);
  },
};
let sendRoles: ((response: undefined) => void) | undefined;
