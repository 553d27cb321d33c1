import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { Session } from '../../client';
import { ScreenStage } from '../stage';
import { admin, hoursAgo, ines, makePost, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { plainServer, refused } from '../fixtures/server';
import { chatMessages } from '../fixtures/shell';
import { stageForum } from '../fixtures/stageForum';
import { alsoOnAPhone, onAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

const removed = makePost({
  _id: 'removed',
  postTitle: 'Send one coin, get two',
  postBody: 'Only today.',
  postTags: ['free'],
  comment: [],
  noOfComments: 0,
});
const locked = makePost({
  _id: 'locked',
  postTitle: 'A thread that went astray',
  commentsLocked: true,
  noOfComments: 1,
  comment: [
    {
      _id: 'c9',
      userId: 'ines',
      userCommented: 'Ines Okafor',
      commentBody: '[removed by moderators]',
      commentedOn: hoursAgo(2),
      hidden: 'removed',
    },
  ],
});

const rolesWith = (...more: string[]) =>
  http.get('*/api/moderation/me', () =>
    HttpResponse.json({
      administrator: false,
      allZones: true,
      zones: [],
      permissions: [
        'read removed content',
        'remove and restore content',
        'lock comments',
        'move posts',
        'edit tags',
        'review votes',
        'moderate chat and members',
        'remove all content of a member',
        ...more,
      ],
    }),
  );
const roles = rolesWith();
const hiddenPost = (fields: object) =>
  http.get('*/api/moderation/posts/:id', () =>
    HttpResponse.json({ hidden: 'removed', reason: 'scam', ...fields }),
  );
const decided = http.post('*/api/moderation/content', () =>
  HttpResponse.json({ _id: 'd1', kind: 'remove', reason: 'spam', decidedOn: hoursAgo(0) }),
);
const restored = http.post('*/api/moderation/content/restore/:id', () =>
  HttpResponse.json({ message: 'Restored.' }),
);

const meta = {
  title: 'Screens/ContentModeration',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Posts/chart', now, reader: admin },
  parameters: { ...screenParameters, msw: { handlers: [roles, decided, restored, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RemovedPost: Story = {
  args: { at: '/Posts/removed', reader: ines },
  parameters: { msw: { handlers: [hiddenPost({}), ...server.handlers] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Moderators removed this post. Reason: Scam or fraud.'),
    ).toBeVisible();
  },
};

export const RemovedPostForAuthor: Story = {
  args: { at: '/Posts/removed', reader: mara },
  parameters: {
    ...alsoOnAPhone,
    msw: { handlers: [hiddenPost({ post: removed, decision: 'd1' }), ...server.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'Removed by moderators: Scam or fraud. Only you and moderators can see this.',
    );
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/decisions/d1');
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  },
};

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

export const VotesHeldBack: Story = {
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
export const VotesNotLoaded: Story = {
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

const filters = http.get('*/api/filters', () =>
  HttpResponse.json({ blocked: [], words: [], hiddenPosts: [] }),
);

/** One menu for each message. */
export const ChatForModerators: Story = {
  ...onAPhone,
  args: { at: '/memes', hasFrame: true },
  parameters: {
    ...onAPhone.parameters,
    msw: {
      handlers: [roles, filters, decided, ...plainServer({ posts, users, chat: chatMessages }).handlers],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Chat/ }));
    const menus = await sheet.findAllByRole('button', { name: 'More about Deniz' });
    await userEvent.click(menus[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    await expect(await screen.findByRole('dialog', { name: 'Remove this chat message' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Remove/ })).not.toBeInTheDocument());
    // The menus load after the messages.
    const log = sheet.getByRole('log');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};

export const RemoveByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: /^Moderate post/ });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(within(dialog).getByText('Choose a reason.')).toBeVisible();

    await userEvent.click(within(dialog).getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Removed. The author has been told why.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Undone.' })).toBeVisible();
  },
};

const forum = stageForum();

/** Neither closing the dialog nor an expired session loses the note and the tags. Cancel deletes them. */
export const KeepsNoteAndTags: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Moderate post/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit tags…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit the tags' }));
      return {
        dialog,
        tags: dialog.getByRole('textbox', { name: 'Tags' }),
        note: dialog.getByRole('textbox', { name: /^Note to the member/ }),
      };
    };
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const logInAs = async (user: Session) => {
      forum.expire();
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Moderate post/ })).toBeNull());
      forum.logIn(user);
    };
    const first = await open();
    const initialTags = (first.tags as HTMLInputElement).value;
    await userEvent.clear(first.tags);
    await userEvent.type(first.tags, 'charts');
    await userEvent.type(first.note, 'Half a thou');
    await logInAs(ines);
    await expectClosed();
    const other = await open();
    await expect(other.note).toHaveValue('');
    await expect(other.tags).toHaveValue(initialTags);
    await userEvent.keyboard('{Escape}');
    await expectClosed();

    await logInAs(admin);
    const again = await open();
    await expect(again.note).toHaveValue('Half a thou');
    await expect(again.tags).toHaveValue('charts');
    await userEvent.type(again.note, 'ght');
    await userEvent.keyboard('{Escape}');
    await expectClosed();

    const last = await open();
    await expect(last.note).toHaveValue('Half a thought');
    await userEvent.click(last.dialog.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    const cancelled = await open();
    await expect(cancelled.note).toHaveValue('');
    await expect(cancelled.tags).toHaveValue(initialTags);
  },
};

export const ForgetsSentNote: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Moderate post/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
      return within(await screen.findByRole('dialog', { name: 'Remove this post' }));
    };
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note to the member/ }), 'Third time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Removed. The author has been told why.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await expect((await open()).getByRole('textbox', { name: /^Note to the member/ })).toHaveValue('');
  },
};

export const DecidedMeanwhile: Story = {
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        roles,
        refused('post', '*/api/moderation/content', 409, 'The post is in News now. Look at it again.'),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Moderate post/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move this post' });
    const [zone] = within(within(dialog).getByRole('group', { name: 'Zone' })).getAllByRole('radio');
    await userEvent.click(zone!);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Off topic' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The post is in News now.');
  },
};

export const LockedComments: Story = {
  args: { at: '/Posts/locked', reader: ines },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/moderation/comments/:id', () =>
          HttpResponse.json({
            hidden: 'removed',
            reason: 'harassment',
            decision: 'd2',
            commentBody: 'You fool.',
          }),
        ),
        ...plainServer({ posts: [locked], users }).handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Comments are locked.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Removed by moderators.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText('You fool.')).toBeVisible();
  },
};

let isLocked = false;
const lockable = () =>
  http.get('*/posts/get', () => HttpResponse.json([{ ...locked, commentsLocked: isLocked }]));

/** The refetch after a vote brings the lock. */
export const LockedWhileTyping: Story = {
  args: { at: '/Posts/locked', reader: ines },
  parameters: { ...flow, msw: { handlers: [lockable(), ...server.handlers] } },
  beforeEach: () => {
    isLocked = false;
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Half a thought');
    isLocked = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Upvote' }));
    const notice = await canvas.findByText('Comments are locked.');
    await expect(notice.closest('[role=status]')).toBeVisible();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Half a thought');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const written = [
  {
    kind: 'post',
    _id: 'a',
    text: 'Send one coin, get two',
    zone: 'Memes',
    postId: 'a',
    writtenOn: hoursAgo(1),
  },
  {
    kind: 'comment',
    _id: 'b',
    text: 'Only today, @[Ines](ines)!',
    zone: 'News',
    postId: 'chart',
    writtenOn: hoursAgo(2),
  },
  { kind: 'chat message', _id: 'c', text: 'Write to me for free coins', writtenOn: hoursAgo(3) },
];

const recent = http.get('*/api/moderation/members/:id/content', () =>
  HttpResponse.json(written, { headers: { 'X-Total-Count': '3' } }),
);

export const RecentContent: Story = {
  args: { at: '/moderation/members/mara/content' },
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        roles,
        recent,
        http.post('*/api/moderation/members/:id/content', () =>
          HttpResponse.json({ changed: 3, remaining: 0 }),
        ),
        http.post('*/api/moderation/batches/:id/undo', () => HttpResponse.json({ changed: 3, remaining: 0 })),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Only today, @Ines!')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove all' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Scam or fraud' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 3' }));
    const alert = await screen.findByRole('alertdialog', { name: '3 removed.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
    const undone = await screen.findByRole('alertdialog', { name: '3 restored.' });
    await userEvent.click(within(undone).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'What was written' })).toBeVisible());
  },
};

/** The connection broke after the first part, more than a minute ago. */
export const RemovalContinued: Story = {
  args: { at: '/moderation/members/mara/content' },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        roles,
        recent,
        http.post('*/api/moderation/members/:id/content', async ({ request }) => {
          const { batch } = (await request.json()) as { batch: string };
          first ??= batch;
          return batch === first
            ? HttpResponse.json(batchEnded, { status: 409 })
            : HttpResponse.json({ changed: 2, remaining: 0 });
        }),
        ...server.handlers,
      ],
    },
  },
  beforeEach: () => void (first = undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove all' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Scam or fraud' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 3' }));
    const text = '2 removed. Undo restores these, but not what was removed before the interruption.';
    const alert = await screen.findByRole('alertdialog', { name: text });
    await expect(within(alert).getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
let first: string | undefined;
const batchEnded = { message: 'Start a new one.', details: [{ field: 'batch', message: 'It has ended.' }] };
