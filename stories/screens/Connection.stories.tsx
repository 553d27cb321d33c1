import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { prices } from '../fixtures/markets';
import { resting } from '../fixtures/resting';
import { plainServer, waitsAnHour } from '../fixtures/server';
import { chatMessages, notifications } from '../fixtures/shell';
import { onAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users, notifications, chat: chatMessages });

/** The frame of every page while it is offline, or when the server or a screen fails. */
const meta = {
  title: 'Screens/Connection',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/memes', now, hasFrame: true },
  parameters: { ...screenParameters, msw: { handlers: [prices, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: { reader: ines },
  beforeEach: () => () => void window.dispatchEvent(new Event('online')),
  play: async ({ canvas }) => {
    const title = await canvas.findByText('See footnote seven');
    // The virtualiser, which loads late, moves rows to whole pixels.
    await waitFor(() => expect(canvas.getByRole('feed')).toHaveAttribute('data-virtual'));
    const top = await resting(() => title.getBoundingClientRect().top);
    window.dispatchEvent(new Event('offline'));

    await waitFor(() => expect(canvas.getByText(/^You are offline/)).toBeVisible());
    await expect(title.getBoundingClientRect().top).toBe(top);
  },
};

export const OfflineWithSavedPage: Story = {
  args: { reader: ines, cachedOn: now - 12 * 60_000 },
  play: async ({ canvas }) => {
    await canvas.findByText('See footnote seven');
    await expect(await canvas.findByText(/Saved/)).toHaveTextContent(/Saved 12 minutes ago\.$/);
  },
};

/** One notice states both, because each covers content on a phone. */
export const OfflineWithOutbox: Story = {
  ...onAPhone,
  args: {
    reader: ines,
    outbox: [{ key: 'vote', kind: 'vote', createdOn: now, payload: { postId: 'chart', value: 'upVote' } }],
  },
  parameters: {
    ...onAPhone.parameters,
    msw: { handlers: [http.patch('*/posts/vote/*', waitsAnHour), prices, ...server.handlers] },
  },
  beforeEach: () => () => void window.dispatchEvent(new Event('online')),
  play: async ({ canvas }) => {
    await canvas.findByText('See footnote seven');
    window.dispatchEvent(new Event('offline'));

    await waitFor(() => expect(canvas.getByText(/^You are offline/)).toBeVisible());
    const notice = canvas.getByRole('note');
    // The outbox loads when the browser is idle.
    await waitFor(() => expect(notice).toHaveTextContent('1 change is waiting to be sent.'));
    await expect(notice.getBoundingClientRect().height).toBeLessThan(80);
    // It is sent as soon as the browser is online.
    await expect(canvas.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show' })).toBeVisible();
  },
};

/** Actions made offline. Refused ones return to their author. */
export const Outbox: Story = {
  args: {
    reader: ines,
    outbox: [
      {
        key: 'refused',
        kind: 'comment',
        createdOn: now - 60_000,
        payload: { postId: 'chart', commentBody: 'On the train.', userCommented: 'Ines', noOfComments: 1 },
        refusal: 'Comments are locked.',
      },
      { key: 'vote', kind: 'vote', createdOn: now, payload: { postId: 'chart', value: 'upVote' } },
      { key: 'chat', kind: 'chat', createdOn: now, payload: { text: 'Anyone here?', userName: 'Ines' } },
    ],
  },
  parameters: {
    msw: { handlers: [http.patch('*/posts/vote/*', waitsAnHour), prices, ...server.handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByText('2 changes are waiting to be sent.');
    await expect(status.closest('[role=status]')).toBeInTheDocument();
    // Above the page it would move what the user reads.
    const feed = await canvas.findByRole('feed');
    await expect(feed.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const list = within(canvas.getByRole('list', { name: 'Waiting to be sent' }));
    await expect(list.getByText('Message “Anyone here?”')).toBeVisible();
    await expect(
      canvas.getByText('Comment “On the train.” was not sent: Comments are locked.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    const chat = within(canvas.getByRole('log', { name: 'Global Chat' }));
    await expect(chat.getByText('Anyone here?').parentElement).toHaveTextContent(/Waiting to be sent$/);
    await expect(chat.getAllByText('Waiting to be sent')).toHaveLength(1);
  },
};

export const OutboxSent: Story = {
  args: {
    reader: ines,
    outbox: [{ key: 'vote', kind: 'vote', createdOn: now, payload: { postId: 'chart', value: 'upVote' } }],
  },
  parameters: flow,
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('All waiting changes have been sent.');
    await expect(notice.closest('[role=status]')).toBeInTheDocument();
    await expect(canvas.queryByText(/waiting to be sent/)).not.toBeInTheDocument();
  },
};

/** The chat's field is in a closed sheet. */
export const RefusedChatOnAPhone: Story = {
  globals: onAPhone.globals,
  args: {
    reader: ines,
    outbox: [
      {
        key: 'refused',
        kind: 'chat',
        createdOn: now,
        payload: { text: 'Anyone here?', userName: 'Ines' },
        refusal: 'Links are not allowed.',
      },
    ],
  },
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Chat and prices' }));
    await expect(await sheet.findByRole('textbox', { name: 'Message' })).toHaveValue('Anyone here?');
  },
};

const longComment = 'A thought that is longer than what a list shows of a text. '.repeat(4).trim();

/** The post of a refused comment was deleted: the text stays until its author discards it. */
export const OutboxOfDeletedPost: Story = {
  args: {
    reader: ines,
    outbox: [
      {
        key: 'refused',
        kind: 'comment',
        createdOn: now,
        payload: { postId: 'gone', commentBody: longComment, userCommented: 'Ines', noOfComments: 1 },
        refusal: 'Post not found.',
      },
    ],
  },
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const text = `Comment “${longComment}” was not sent: Post not found.`;
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    const answer = async (question: RegExp, name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name: question });
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await answer(/^The post is gone/, 'OK');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await answer(/^Discard this text\?/, 'Cancel');
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await answer(/^Discard this text\?/, 'Discard');
    await waitFor(() => expect(canvas.queryByText(text)).not.toBeInTheDocument());
  },
};

/** An invalid response breaks the screen, but not the frame. With its count, it is our server's, which is not repaired. */
export const ScreenFailed: Story = {
  args: { at: '/Users' },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/users/all', () =>
          HttpResponse.json([{ _id: 'x', name: 7 }], { headers: { 'X-Total-Count': '1' } }),
        ),
        prices,
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on this page.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cryptocurrency' })).toBeVisible();
  },
};

/** The code of the screen was never loaded. */
export const ScreenUnreachable: Story = {
  args: {
    at: '/',
    hasFrame: false,
    screens: [{ path: '*', lazy: () => Promise.reject(new TypeError('Failed to fetch')) }],
  },
  parameters: {
    ...flow,
    msw: { handlers: [http.get('*/healthz', () => HttpResponse.error()), ...server.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The forum is not responding.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
