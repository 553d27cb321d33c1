import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { bob, failure, flushPromises, testForum, type Call } from '../testing/testForum';
import { testSockets } from '../testing/testSocket';

const message = (_id: string) => ({
  _id,
  userId: 'ada',
  userName: 'Ada',
  senderName: 'Ada',
  text: _id,
  timestamp: '2026-11-02T10:00:00.000Z',
});

const at = (second: number) => ({
  ...message(`n${second}`),
  timestamp: new Date(second * 1_000).toISOString(),
});

async function setUp(
  respond: (call: Call) => Response = () => Response.json([message('m1')]),
  isConnected = true,
) {
  const log = vi.fn();
  const sockets = testSockets();
  const { forum, session, calls, alerts } = testForum(respond, { connect: sockets.connect, log });
  onTestFinished(forum.stop);
  const live = await forum.live.load();
  forum.start('posts');
  if (isConnected) sockets.last().open();
  forum.start('chat');
  await flushPromises();
  const chat = live.chat();
  const ids = () => chat.getSnapshot().context.messages.map(({ _id }) => _id);
  const type = (text: string) => chat.send({ type: 'draft.changed', text });
  return { chat, session, sockets, realtime: live.realtime, calls, log, alerts, ids, type };
}

describe('chat', () => {
  // @spec 4.27
  it('merges the history and live messages without duplicates', async () => {
    const { sockets, ids } = await setUp();
    sockets.last().receive('global message', message('m2'));
    sockets.last().receive('global message', message('m1'));

    expect(ids()).toEqual(['m1', 'm2']);
  });

  it('shows messages of a server that omits names and times', async () => {
    const { userName: _, ...named } = message('m1');
    const { chat, sockets } = await setUp(() => Response.json([named]));
    // As parsed from JSON.
    const nameless = JSON.parse(
      '{ "userId": "eve", "userName": null, "senderName": null, "timestamp": "soon" }',
    ) as typeof named;
    sockets.last().receive('global message', { ...message('m2'), ...nameless });
    sockets.last().receive('global message', JSON.parse('"gm"') as ReturnType<typeof message>);

    expect(chat.getSnapshot().context.messages).toMatchObject([
      { _id: 'm1', userName: 'Ada', senderName: 'Ada' },
      { _id: 'm2', userName: '', senderName: '', timestamp: '' },
    ]);
  });

  it('drops a message that moderators removed, and reloads for one that is back', async () => {
    const { sockets, ids, calls } = await setUp();
    const change = { _id: 'm1', kind: 'chat message' } as const;
    sockets.last().receive('content moderated', { ...change, isHidden: true });
    expect(ids()).toEqual([]);

    const before = calls.length;
    sockets.last().receive('content moderated', { ...change, isHidden: false });
    await flushPromises();
    expect(calls.slice(before)).toMatchObject([{ url: '/api/globalchat/history' }]);
    expect(ids()).toEqual(['m1']);
  });

  // @spec 8.18
  it('logs a failed history without an alert', async () => {
    const { log, alerts } = await setUp(() => failure(500));

    expect(log).toHaveBeenCalledOnce();
    expect(alerts).toEqual([]);
  });

  it('keeps what a guest typed during the log-in', async () => {
    const { chat, session, type } = await setUp();
    session.end();
    type('gm all');
    session.start(bob);

    expect(chat.getSnapshot().context).toMatchObject({ draft: 'gm all', user: { _id: 'bob' } });
  });

  it('keeps the draft when the session expires, but not for another user', async () => {
    const { chat, session, type } = await setUp();
    type('gm all');
    session.refuse(bob.token);
    expect(chat.getSnapshot().context).toMatchObject({ draft: 'gm all', user: undefined });

    session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
    expect(chat.getSnapshot().context.draft).toBe('');
  });

  it('sends the trimmed text with the name of the user', async () => {
    const { chat, sockets, type } = await setUp();
    type('  gm ');
    chat.send({ type: 'message.submitted' });

    await flushPromises();
    expect(sockets.last().emitted.at(-1)?.slice(0, 2)).toEqual([
      'global message',
      { userId: 'bob', userName: 'Bob', text: 'gm', idempotencyKey: expect.any(String) as unknown },
    ]);
  });

  it('empties the field for a held message and shows the server’s notice', async () => {
    const { chat, sockets, alerts, type } = await setUp();
    type('gm');
    chat.send({ type: 'message.submitted' });
    await flushPromises();
    const acknowledge = sockets.last().emitted.at(-1)?.[2] as (ack: unknown) => void;
    acknowledge({ ok: false, message: 'It waits for approval.', code: 'held' });
    await flushPromises();

    expect(alerts).toEqual(['It waits for approval.']);
    expect(chat.getSnapshot().context).toMatchObject({ draft: '', outbox: [] });
    expect(chat.getSnapshot().matches({ sending: 'idle' })).toBe(true);
  });

  it('reloads the history when the first connection opens later', async () => {
    const { sockets, calls } = await setUp(undefined, false);
    sockets.last().open();
    await flushPromises();

    expect(calls).toHaveLength(2);
  });

  it('loads pages back to the last known message after a reconnect', async () => {
    const sent = Array.from({ length: 130 }, (_, n) => at(n));
    let count = 10;
    const { sockets, realtime, calls, ids } = await setUp(({ url }) => {
      const before = new URL(url, 'http://any').searchParams.get('before');
      const end = before === null ? count : sent.findIndex(({ _id }) => _id === before);
      return Response.json(sent.slice(Math.max(0, end - 50), end));
    });
    sockets.last().drop();
    count = 130;
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(ids()).toEqual(sent.map(({ _id }) => _id));
    expect(calls).toHaveLength(4);
  });

  it('stops after two requests on a server without pagination', async () => {
    const pages = [[at(1)], [at(5), at(6)], [at(5), at(6)]];
    const { sockets, realtime, calls, ids } = await setUp(() => Response.json(pages.shift() ?? []));
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(calls).toHaveLength(3);
    expect(ids()).toEqual(['n1', 'n5', 'n6']);
  });

  it('offers and loads an earlier page if there is one', async () => {
    const sent = Array.from({ length: 5 }, (_, n) => at(n));
    const more = (before: string) => ({
      headers: { Link: `</api/globalchat/history?before=${before}>; rel="next"` },
    });
    const { chat, ids } = await setUp(({ url }) =>
      new URL(url, 'http://any').searchParams.get('before') === 'n3'
        ? Response.json(sent.slice(0, 3))
        : Response.json(sent.slice(3), more('n3')),
    );
    expect(chat.getSnapshot().matches({ earlier: 'offered' })).toBe(true);
    chat.send({ type: 'earlier.requested' });
    await flushPromises();

    expect(ids()).toEqual(sent.map(({ _id }) => _id));
    expect(chat.getSnapshot().matches({ earlier: 'none' })).toBe(true);
  });

  it('loads earlier messages after the oldest one was deleted', async () => {
    const more = { headers: { Link: '</api/globalchat/history?before=n3>; rel="next"' } };
    const unknown = { message: 'Unknown.', details: [{ field: 'before', message: 'is unknown' }] };
    const { chat, ids } = await setUp(({ url }) => {
      const before = new URL(url, 'http://any').searchParams.get('before');
      if (before === 'n3') return Response.json(unknown, { status: 400 });
      return Response.json(before === null ? [at(3), at(4)] : [at(1), at(2)], before === null ? more : {});
    });

    chat.send({ type: 'earlier.requested' });
    for (let turn = 0; turn < 3; turn += 1) await flushPromises();

    expect(ids()).toEqual(['n1', 'n2', 'n4']);
    expect(chat.getSnapshot().matches({ earlier: 'none' })).toBe(true);
  });

  it('offers no earlier page on a server without pagination', async () => {
    const { chat } = await setUp(() => Response.json(Array.from({ length: 200 }, (_, n) => at(n))));

    expect(chat.getSnapshot().matches({ earlier: 'none' })).toBe(true);
  });

  it('drops a live message that was removed while disconnected, if the server says so', async () => {
    const headers = { 'X-Read-Until': at(2).timestamp };
    const { sockets, realtime, ids } = await setUp(() => Response.json([at(1)], { headers }));
    sockets.last().receive('global message', at(2));
    sockets.last().receive('global message', at(3));
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(ids()).toEqual(['n1', 'n3']);
  });

  it.each([
    ['drops', {}, ['n2']],
    ['keeps', { Link: '<?before=n2>; rel="next"' }, ['n1', 'n2']],
  ])('%s a first message that the reloaded history lacks', async (_, link, shown) => {
    let history = [at(1), at(2)];
    const headers = { 'X-Read-Until': at(2).timestamp, ...link };
    const { sockets, realtime, ids } = await setUp(() => Response.json(history, { headers }));
    history = [at(2)];
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(ids()).toEqual(shown);
  });

  it.each([
    ['takes a new message in the reloaded history for the acknowledgement', 3, []],
    ['does not take an older equal message for the acknowledgement', 1, [{ text: 'gm' }]],
  ])('%s', async (_, second, outbox) => {
    const history = [at(2)];
    const { chat, sockets, realtime, type } = await setUp(() => Response.json(history));
    type('gm');
    chat.send({ type: 'message.submitted' });
    await flushPromises();
    sockets.last().drop();
    history.push({ ...at(second), userId: 'bob', text: 'gm' });
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(chat.getSnapshot().context.outbox).toMatchObject(outbox);
    expect(chat.getSnapshot().context.messages).toHaveLength(2);
  });

  it('takes an empty chat’s first message as the acknowledgement, even without keys', async () => {
    const history: object[] = [];
    const { chat, sockets, realtime, type } = await setUp(() => Response.json(history));
    type('gm');
    chat.send({ type: 'message.submitted' });
    await flushPromises();
    sockets.last().drop();
    history.push({ ...at(1), userId: 'bob', text: 'gm' });
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(chat.getSnapshot().context).toMatchObject({ outbox: [], messages: [{ _id: 'n1' }] });
  });

  it('reloads the history after a reconnect', async () => {
    const { sockets, realtime, calls } = await setUp();
    expect(calls).toHaveLength(1);
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(calls).toHaveLength(2);
  });
});
