import { expect, it, onTestFinished } from 'vitest';

import { keepOutbox } from '../outbox/keepOutbox';
import { memoryOutbox } from '../outbox/outboxStorage';
import { flushPromises, testForum } from '../testing/testForum';
import { testSockets } from '../testing/testSocket';
import { withoutStored } from './withoutStored';

const stored = (idempotencyKey: string) => ({
  _id: 'm1',
  userId: 'bob',
  userName: 'Bob',
  senderName: 'Bob',
  text: 'gm',
  timestamp: new Date(1_000).toISOString(),
  idempotencyKey,
});

async function openChat() {
  const history: object[] = [];
  const sockets = testSockets();
  const options = { connect: sockets.connect, outbox: keepOutbox(memoryOutbox()) };
  const { forum } = testForum(() => Response.json(history), options);
  onTestFinished(forum.stop);
  onTestFinished(forum.outbox.start());
  const live = await forum.live.load();
  const kept = await forum.outbox.kept!.load();
  forum.start('chat');
  sockets.last().open();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flushPromises();
  };
  await settle();
  return {
    history,
    settle,
    sockets,
    say: async () => {
      live.chat().send({ type: 'draft.changed', text: 'gm' });
      live.chat().send({ type: 'message.submitted' });
      await settle();
    },
    reconnect: async () => {
      live.realtime.retry();
      sockets.last().open();
      await settle();
    },
    sent: () =>
      sockets.opened.flatMap(({ emitted }) => emitted).filter(([event]) => event === 'global message'),
    pending: () => {
      const { outbox, messages } = live.chat().getSnapshot().context;
      const waiting = kept.actor.getSnapshot().context.entries.map(({ key }) => ({ key, text: 'gm' }));
      return withoutStored([...waiting, ...outbox], messages).map(({ key }) => key ?? expect.fail('no key'));
    },
  };
}

it('hides a pending message that the reloaded history has, while it is sent again', async () => {
  const { history, sockets, say, pending, reconnect, sent } = await openChat();
  sockets.last().drop();
  await say();
  await say();
  const [first = '', second] = pending();
  history.push(stored(first));
  await reconnect();

  expect(sent()).toEqual([
    ['global message', expect.objectContaining({ idempotencyKey: first }), expect.anything()],
  ]);
  expect(pending()).toEqual([second]);
});

it('hides a pending message that arrives before its acknowledgement', async () => {
  const { sockets, say, pending, reconnect } = await openChat();
  sockets.last().drop();
  await say();
  await reconnect();
  const [key = ''] = pending();
  expect(key).not.toBe('');
  sockets.last().receive('global message', stored(key));

  expect(pending()).toEqual([]);
});
