import { createClient } from '@alphazone/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createDraftStore } from '../drafts/draftStore';
import { adaptPlainServer } from '../plainServer/adaptPlainServer';
import { createSessionStore } from '../session/SessionStore';
import { ownSite } from '../site/loadSite';
import { bob, failure, flushPromises } from '../testing/testApi';
import { testSockets } from '../testing/testSocket';
import { startChat } from './chat';
import { startRealtime } from './realtime';

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

const running: { stop: () => void }[] = [];
afterEach(() => running.splice(0).forEach((actor) => actor.stop()));

async function setUp(
  respond: (request: Request) => Response = () => Response.json([message('m1')]),
  isConnected = true,
) {
  const storage = {
    getItem: () => JSON.stringify(bob),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  const log = vi.fn();
  const alert = vi.fn(() => Promise.resolve(undefined));
  const history = vi.fn((request: Request) => Promise.resolve(respond(request)));
  const session = createSessionStore({ storage, now: () => 0, log });
  const sockets = testSockets();
  const realtime = startRealtime({ connect: sockets.connect, session, random: () => 0 });
  if (isConnected) sockets.last().open();
  const api = createClient({
    baseUrl: 'http://forum.test',
    fetch: adaptPlainServer({ fetch: history, currentUserId: () => 'bob', site: ownSite }),
  });
  const kept = new Map<string, string>();
  const tabStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const drafts = createDraftStore({ storage: tabStorage, session, log });
  const ports = { api, session, drafts, log, alerts: { alert, confirm: () => Promise.resolve(true) } };
  const chat = startChat(ports, realtime);
  running.push(chat, realtime.connection);
  await flushPromises();
  const ids = () => chat.getSnapshot().context.messages.map(({ _id }) => _id);
  const type = (text: string) => chat.send({ type: 'draft.changed', text });
  const reload = () => {
    const reloaded = startChat(
      { ...ports, drafts: createDraftStore({ storage: tabStorage, session, log }) },
      realtime,
    );
    running.push(reloaded);
    return reloaded;
  };
  return { chat, session, sockets, realtime, history, log, alert, ids, type, reload };
}

describe('startChat', () => {
  // @spec 4.27
  it('merges the history and live messages without duplicates', async () => {
    const { sockets, ids } = await setUp();
    sockets.last().receive('global message', message('m2'));
    sockets.last().receive('global message', message('m1'));

    expect(ids()).toEqual(['m1', 'm2']);
  });

  it('logs a failed history without an alert', async () => {
    const { log, alert } = await setUp(() => failure(500));

    expect(log).toHaveBeenCalledOnce();
    expect(alert).not.toHaveBeenCalled();
  });

  it('sends the trimmed text with the name of the user', async () => {
    const { chat, sockets, type } = await setUp();
    type('  gm ');
    chat.send({ type: 'message.submitted' });

    expect(sockets.last().emitted.at(-1)?.slice(0, 2)).toEqual([
      'global message',
      { userId: 'bob', userName: 'Bob', text: 'gm' },
    ]);
  });

  it('reloads the history when the first connection opens later', async () => {
    const { sockets, history } = await setUp(undefined, false);
    sockets.last().open();
    await flushPromises();

    expect(history).toHaveBeenCalledTimes(2);
  });

  it('loads pages back to the last known message after a reconnect', async () => {
    const sent = Array.from({ length: 130 }, (_, n) => at(n));
    let count = 10;
    const { sockets, realtime, history, ids } = await setUp((request) => {
      const before = new URL(request.url).searchParams.get('before');
      const end = before === null ? count : sent.findIndex(({ _id }) => _id === before);
      return Response.json(sent.slice(Math.max(0, end - 50), end));
    });
    sockets.last().drop();
    count = 130;
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(ids()).toEqual(sent.map(({ _id }) => _id));
    expect(history).toHaveBeenCalledTimes(4);
  });

  it('stops after two requests on a server without pagination', async () => {
    const pages = [[at(1)], [at(5), at(6)], [at(5), at(6)]];
    const { sockets, realtime, history, ids } = await setUp(() => Response.json(pages.shift() ?? []));
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(history).toHaveBeenCalledTimes(3);
    expect(ids()).toEqual(['n1', 'n5', 'n6']);
  });

  it('offers and loads an earlier page if there is one', async () => {
    const sent = Array.from({ length: 5 }, (_, n) => at(n));
    const more = (before: string) => ({
      headers: { Link: `</api/globalchat/history?before=${before}>; rel="next"` },
    });
    const { chat, ids } = await setUp((request) =>
      new URL(request.url).searchParams.get('before') === 'n3'
        ? Response.json(sent.slice(0, 3))
        : Response.json(sent.slice(3), more('n3')),
    );
    expect(chat.getSnapshot().matches({ earlier: 'offered' })).toBe(true);
    chat.send({ type: 'earlier.requested' });
    await flushPromises();

    expect(ids()).toEqual(sent.map(({ _id }) => _id));
    expect(chat.getSnapshot().matches({ earlier: 'none' })).toBe(true);
  });

  it('offers no earlier page on a server without pagination', async () => {
    const { chat } = await setUp(() => Response.json(Array.from({ length: 200 }, (_, n) => at(n))));

    expect(chat.getSnapshot().matches({ earlier: 'none' })).toBe(true);
  });

  it('reloads the history after a reconnect', async () => {
    const { sockets, realtime, history } = await setUp();
    expect(history).toHaveBeenCalledTimes(1);
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(history).toHaveBeenCalledTimes(2);
  });

  it('clears the draft at log-out, but not when the session is rejected', async () => {
    const { chat, session, type } = await setUp();
    type('half a thou');
    session.refuse(bob.token);
    expect(chat.getSnapshot().context).toMatchObject({ draft: 'half a thou', user: undefined });

    session.start(bob);
    session.end();
    expect(chat.getSnapshot().context).toMatchObject({ draft: '', user: undefined });
  });

  it('shows a draft only to its author', async () => {
    const { chat, session, type } = await setUp();
    const draft = () => chat.getSnapshot().context.draft;
    type('a secret');
    session.refuse(bob.token);
    session.start({ token: 'token-2', result: { _id: 'ada', name: 'Ada' } });
    expect(draft()).toBe('');
    type('Ada’s own');
    session.start(bob);
    expect(draft()).toBe('a secret');
  });

  it('restores the draft and unacknowledged messages after a reload', async () => {
    const { chat, type, reload } = await setUp();
    type('gm');
    chat.send({ type: 'message.submitted' });
    type('and more');

    expect(reload().getSnapshot().context.draft).toBe('gm and more');
  });

  it('does not bring up a waiting draft until a reload', async () => {
    const { chat, session, sockets, type, reload } = await setUp();
    const draft = () => chat.getSnapshot().context.draft;
    type('Bob’s own');
    session.end();
    type('as a guest');
    session.start(bob);
    sockets.last().open();
    expect(draft()).toBe('Bob’s own');

    chat.send({ type: 'message.submitted' });
    sockets.last().receive('global message', { ...message('m2'), userId: 'bob', text: 'Bob’s own' });
    expect(chat.getSnapshot().context).toMatchObject({ draft: '', outbox: [] });
    chat.send({ type: 'message.submitted' });
    expect(sockets.last().emitted.flat()).not.toContainEqual(expect.objectContaining({ text: 'as a guest' }));
    expect(reload().getSnapshot().context.draft).toBe('as a guest');
  });

  it('clears the draft when the user of a rejected session logs out', async () => {
    const { chat, session, sockets, type } = await setUp();
    const draft = () => chat.getSnapshot().context.draft;
    type('a secret');
    session.refuse(bob.token);
    session.end();
    expect(draft()).toBe('');

    sockets.last().receive('global message', message('m2'));
    session.start({ token: 'token-2', result: { _id: 'eve', name: 'Eve' } });
    expect(draft()).toBe('');
    session.start(bob);
    expect(draft()).toBe('a secret');
  });

  it('restores a pending message to the draft when the session is rejected', async () => {
    const { chat, session, type } = await setUp();
    type('gm');
    chat.send({ type: 'message.submitted' });
    session.refuse(bob.token);

    expect(chat.getSnapshot().context).toMatchObject({ draft: 'gm', outbox: [] });
  });
});
