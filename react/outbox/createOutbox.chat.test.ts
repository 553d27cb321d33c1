import type { Ack, ChatMessage } from '@alphazone/client';
import { expect, it, vi } from 'vitest';

import { testOutbox } from '../testing/testOutbox';
import { testSockets } from '../testing/testSocket';

const outbox = testOutbox();

async function openChat() {
  const sockets = testSockets();
  const page = outbox.open({ connect: sockets.connect });
  const live = await page.forum.live.load();
  page.forum.start('chat');
  const emitted = (event: string) => sockets.last().emitted.filter(([name]) => name === event);
  const connect = async () => {
    sockets.last().open();
    await outbox.settle();
  };
  await connect();
  return {
    ...page,
    sockets,
    emitted,
    async say(text = 'gm') {
      live.chat().send({ type: 'draft.changed', text });
      live.chat().send({ type: 'message.submitted' });
      await outbox.settle();
    },
    /** Acknowledges the newest event, if the client asked for it. */
    async acknowledge(event: string, ack: Ack<ChatMessage | undefined>) {
      const answer = emitted(event).at(-1)?.[2] as ((ack: Ack<ChatMessage | undefined>) => void) | undefined;
      answer?.(ack);
      await outbox.settle();
    },
    async reconnect() {
      live.realtime.retry();
      await connect();
    },
    /** Idempotency keys, over all connections. */
    sentKeys: () =>
      sockets.opened
        .flatMap((socket) => socket.emitted)
        .flatMap(([event, message]) =>
          event === 'global message' ? [(message as { idempotencyKey?: string }).idempotencyKey] : [],
        ),
    draft: () => live.chat().getSnapshot().context.draft,
  };
}

const stored = {
  ok: true,
  value: {
    _id: 'm1',
    userId: 'bob',
    userName: 'Bob',
    senderName: 'Bob',
    text: 'gm',
    timestamp: '2026-11-02T10:00:00.000Z',
  },
} as const;

it('resends a message with its key once the database is available again', async () => {
  const unavailable = { ok: false, message: 'Try again later.', code: 'unavailable', retryAfter: 5 } as const;
  const page = await openChat();
  await page.say();
  await page.acknowledge('global message', unavailable);
  expect(page.entries()).toMatchObject([{ kind: 'chat', payload: { text: 'gm' } }]);
  expect(page.alerts).toEqual([]);

  page.send({ type: 'network.restored' });
  await outbox.settle();
  await page.acknowledge('global message', unavailable);
  expect(page.entries()[0]).not.toHaveProperty('refusal');

  page.send({ type: 'network.restored' });
  await outbox.settle();
  await page.acknowledge('global message', stored);
  expect(page.entries()).toEqual([]);
  expect(page.sentKeys()).toEqual(Array(3).fill(page.sentKeys()[0]));
});

const internal = { ok: false, message: 'Try again later.', code: 'internal' } as const;

it('keeps a pending message after a server error, like other entries', async () => {
  const page = await openChat();
  page.sockets.last().drop();
  await page.say();
  await page.reconnect();
  await page.acknowledge('global message', internal);
  expect(page.entries()).toMatchObject([{ kind: 'chat', payload: { text: 'gm' } }]);
  expect(page.entries()[0]).not.toHaveProperty('refusal');

  page.send({ type: 'network.restored' });
  await outbox.settle();
  await page.acknowledge('global message', stored);
  expect(page.entries()).toEqual([]);
  expect(page.sentKeys()).toEqual(Array(2).fill(page.sentKeys()[0]));
});

it('returns a message that cannot be stored to the draft, with the server’s reason', async () => {
  const page = await openChat();
  vi.spyOn(outbox.storage, 'put').mockRejectedValue(new Error('The disk is full.'));
  await page.say();
  await page.acknowledge('global message', { ok: false, message: 'Try again later.', code: 'unavailable' });

  expect(page.draft()).toBe('gm');
  expect(page.alerts).toEqual([expect.stringContaining('Try again later.')]);
  expect(page.entries()).toEqual([]);
});

it('returns a new message to the draft after a server error', async () => {
  const page = await openChat();
  await page.say();
  await page.acknowledge('global message', internal);

  expect(page.draft()).toBe('gm');
  expect(page.alerts).toEqual([expect.stringContaining('Try again later.')]);
  expect(page.entries()).toEqual([]);
});

it('keeps the first message of a page when only its acknowledgement is lost', async () => {
  const page = await openChat();
  await page.acknowledge('join', { ok: true, value: undefined });
  await page.say();
  page.sockets.last().drop();
  await outbox.settle();
  expect(page.entries()).toMatchObject([{ kind: 'chat', payload: { text: 'gm' } }]);

  await page.reconnect();
  await page.acknowledge('global message', stored);
  expect(page.entries()).toEqual([]);
  expect(page.sentKeys()).toEqual(Array(2).fill(page.sentKeys()[0]));
});

it('does not send a message again to a server that never acknowledges', async () => {
  const page = await openChat();
  await page.say();
  page.sockets.last().drop();
  await page.reconnect();

  expect(page.entries()).toEqual([]);
  expect(page.sentKeys()).toHaveLength(1);
});

it('sends a message that waited only once to a server that never acknowledges', async () => {
  const page = await openChat();
  page.sockets.last().drop();
  await page.say();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void page.reconnect();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  vi.useRealTimers();
  await outbox.settle();

  expect(page.entries()).toEqual([]);
  expect(page.sentKeys()).toHaveLength(1);
});

it('keeps a waiting message whose session has ended until the next log-in', async () => {
  const page = await openChat();
  page.sockets.last().drop();
  await page.say();
  await page.reconnect();
  await page.acknowledge('global message', { ok: false, message: 'Log in first.', code: 'unauthorized' });

  expect(page.entries()).toMatchObject([{ kind: 'chat', payload: { text: 'gm' } }]);
  expect(page.entries()[0]).not.toHaveProperty('refusal');
});

it.each([
  ['sent at once', false],
  ['that waited', true],
])('treats a held message %s as sent, and says so', async (_, hasWaited) => {
  const page = await openChat();
  if (hasWaited) page.sockets.last().drop();
  await page.say();
  if (hasWaited) await page.reconnect();
  await page.acknowledge('global message', { ok: false, message: 'Do not send it again.', code: 'held' });

  expect(page.alerts).toEqual(['Do not send it again.']);
  expect(page.draft()).toBe('');
  expect(page.entries()).toEqual([]);
});
