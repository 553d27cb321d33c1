import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { roles, rolesWith } from '../fixtures/contentModerator';
import { hoursAgo, ines, makePost, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { plainServer } from '../fixtures/server';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

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

const hiddenPost = (fields: object) =>
  http.get('*/api/moderation/posts/:id', () =>
    HttpResponse.json({ hidden: 'removed', reason: 'scam', ...fields }),
  );
let isBusy = true;
const busyOnce = (path: string, response: object) =>
  http.get(path, () =>
    isBusy
      ? HttpResponse.json({ message: 'The forum is busy.' }, { status: 500 })
      : HttpResponse.json(response),
  );
const setBusy = () => {
  isBusy = true;
};
const meta = {
  title: 'Screens/HiddenContent',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Posts/removed', now, reader: ines },
  parameters: { ...screenParameters, msw: { handlers: [hiddenPost({}), ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RemovedPost: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Moderators removed this post. Reason: Scam or fraud.'),
    ).toBeVisible();
  },
};

export const RemovedPostForAuthor: Story = {
  args: { reader: mara },
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

/** The actions stay together, whether they fit beside the text or not. */
export const RemovedPostForModerator: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [roles, hiddenPost({ post: removed, decision: 'd1' }), ...server.handlers],
    },
  },
  play: async ({ canvas }) => {
    const restore = (await canvas.findByRole('button', { name: 'Restore' })).getBoundingClientRect();
    const details = canvas.getByRole('link', { name: 'Details' }).getBoundingClientRect();
    await expect(restore.top).toBe(details.top);
    await expect(restore.left - details.right).toBeLessThan(16);
  },
};

export const HeldPostDeletedByAuthor: Story = {
  args: { reader: mara },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        hiddenPost({ hidden: 'held', reason: undefined, post: removed }),
        http.delete('*/posts/delete/removed', () => HttpResponse.json({ message: 'The post is deleted.' })),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: removed.category })).toBeVisible();
  },
};

export const HeldPostForModerator: Story = {
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        rolesWith('approve held content'),
        hiddenPost({ hidden: 'held', reason: undefined, post: removed }),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Moderate/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Remove…' })).toBeVisible();
  },
};

export const LockedComments: Story = {
  args: { at: '/Posts/locked' },
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

const withHeld = makePost({
  _id: 'held comment',
  postTitle: 'Which exchange pays a bonus?',
  noOfComments: 0,
  comment: [
    {
      _id: 'c10',
      userId: 'ines',
      userCommented: 'Ines Okafor',
      commentBody: 'None that I would trust with a coin.',
      commentedOn: hoursAgo(1),
      hidden: 'held',
    },
  ],
});

export const HeldCommentForAuthor: Story = {
  args: { at: '/Posts/held comment' },
  parameters: {
    ...alsoOnAPhone,
    msw: { handlers: plainServer({ posts: [withHeld], users }).handlers },
  },
  play: async ({ canvas }) => {
    const comment = within(await canvas.findByRole('listitem'));
    await expect(comment.getByText('None that I would trust with a coin.')).toBeVisible();
    await expect(
      comment.getByText('Awaiting approval by moderators. Only you and moderators can see this.'),
    ).toBeVisible();
    await expect(comment.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

let isLocked = false;
const lockable = () =>
  http.get('*/posts/get', () => HttpResponse.json([{ ...locked, commentsLocked: isLocked }]));

/** The refetch after a vote brings the lock. */
export const LockedWhileTyping: Story = {
  args: { at: '/Posts/locked' },
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

let isGone = false;
const soonGone = [
  hiddenPost({}),
  http.get('*/posts/get', () => HttpResponse.json(isGone ? [] : [{ ...removed, _id: 'soon gone' }])),
  http.post('*/comment/:id', () => HttpResponse.json({ message: 'Post not found.' }, { status: 404 })),
  ...server.handlers,
];

/** The author can copy the comment, or discard it after a question. */
export const RemovedWhileTyping: Story = {
  args: { at: '/Posts/soon gone' },
  parameters: { ...alsoOnAPhone, msw: { handlers: soonGone } },
  beforeEach: () => {
    isGone = false;
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Half a thought');
    isGone = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));

    await expect(await canvas.findByText(/^Moderators removed this post/)).toBeVisible();
    const kept = await canvas.findByRole('textbox', { name: 'Your comment' });
    await expect(kept).toHaveValue('Half a thought');
    await expect(kept).toHaveAttribute('readonly');
    await expect(canvas.getByText(/your comment cannot be sent/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const DiscardsCommentOfGonePost: Story = {
  args: { at: '/Posts/soon gone' },
  parameters: { ...flow, msw: { handlers: soonGone } },
  beforeEach: RemovedWhileTyping.beforeEach!,
  play: async (context) => {
    await RemovedWhileTyping.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

export const ReasonFailed: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        busyOnce('*/api/moderation/posts/:id', { hidden: 'removed', reason: 'scam' }),
        ...server.handlers,
      ],
    },
  },
  beforeEach: setBusy,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The post could not be loaded. The forum is busy.',
    );
    await expect(canvas.queryByText(/never existed/)).toBeNull();
    isBusy = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Moderators removed this post/)).toBeVisible();
  },
};

export const RemovedCommentFailed: Story = {
  args: { at: '/Posts/locked' },
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        busyOnce('*/api/moderation/comments/:id', {
          hidden: 'removed',
          reason: 'harassment',
          commentBody: 'You fool.',
        }),
        ...plainServer({ posts: [locked], users }).handlers,
      ],
    },
  },
  beforeEach: setBusy,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The comment could not be loaded. The forum is busy.',
    );
    await expect(canvas.getByRole('button', { name: 'Hide' })).not.toHaveAttribute('aria-busy');
  },
};

export const RemovedCommentRetried: Story = {
  ...RemovedCommentFailed,
  parameters: { ...RemovedCommentFailed.parameters, ...flow },
  play: async (context) => {
    await RemovedCommentFailed.play?.(context);
    const { canvas, userEvent } = context;
    isBusy = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('You fool.')).toBeVisible();
  },
};
