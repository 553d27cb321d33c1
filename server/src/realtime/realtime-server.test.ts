import { randomUUID } from 'node:crypto';

import type { Ack, ChatMessage } from '@alphazone/client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { issueToken, verifyToken } from '../accounts/sessions/tokens';
import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import { endConnectionsOnInsert } from '../testing/end-connections';
import { signUp, type TestMember } from '../testing/members';
import {
  join,
  say,
  createForumOfTwo,
  startTestRealtime,
  type Client,
  type TestRealtime,
} from '../testing/realtime-clients';
import type { TestApp } from '../testing/test-app';

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;
let server: TestRealtime;
const endedSessions = new Set<string | undefined>();

let beforeSend: () => Promise<void>;
let afterVerifying: () => void;

beforeAll(async () => {
  ({ forum, ada, bob } = await createForumOfTwo());
});

afterAll(() => forum.close());

beforeEach(async () => {
  const chat = createChat({ db: forum.db, announce: announceNothing, rateLimits: true });
  beforeSend = () => Promise.resolve();
  afterVerifying = () => undefined;
  server = await startTestRealtime(forum, {
    async verify(token) {
      const claims = await verifyToken(token, forum.settings);
      afterVerifying();
      return claims;
    },
    areCurrent(claims) {
      return Promise.resolve(claims.map(({ sessionId }) => !endedSessions.has(sessionId)));
    },
    chat: { ...chat, say: (...what) => beforeSend().then(() => chat.say(...what)) },
  });
});

afterEach(async () => {
  await server.close();
  endedSessions.clear();
  expect(server.errors).toEqual([]);
});

const connect = (token?: string, address?: string) => server.connect(token, address);

const sessionOf = async (token: string) => (await verifyToken(token, forum.settings))?.sessionId;

function collectMessages(client: Client): ChatMessage[] {
  const heard: ChatMessage[] = [];
  client.on('global message', (message) => heard.push(message));
  return heard;
}

async function history(query = ''): Promise<ChatMessage[]> {
  const response = await forum.request({ method: 'GET', url: `/api/globalchat/history${query}` });
  return response.json();
}

describe('the global chat', () => {
  it('delivers a message to all clients under its author’s real name', async () => {
    const author = await connect(ada.token);
    const others = [
      collectMessages(author),
      collectMessages(await connect(bob.token)),
      collectMessages(await connect()),
    ];

    const ack = await say(author, '  gm  ');

    const message = { userId: ada.id, userName: 'Ada', senderName: 'Ada', text: 'gm' };
    expect(ack).toMatchObject({ ok: true, value: message });
    for (const heard of others) await expect.poll(() => heard).toMatchObject([message]);
    expect((await history()).at(-1)).toEqual(ack.ok && ack.value);
  });

  it('refuses guests with the text of the specification and stores nothing', async () => {
    const before = await history();
    const visitor = await connect();
    const heard = collectMessages(await connect(ada.token));

    expect(await say(visitor, 'gm')).toEqual({
      ok: false,
      message: 'Please log in to send messages in global chat.',
      code: 'unauthorized',
    });
    expect(await history()).toEqual(before);
    expect(heard).toEqual([]);
  });

  it.each(['   ', '', 7, null, 'x'.repeat(1_001)])('refuses %j', async (text) => {
    const before = await history();
    const client = await connect(ada.token);

    expect(await say(client, text)).toMatchObject({ ok: false });
    expect(await history()).toEqual(before);
  });

  it('limits messages per user across sockets', async () => {
    const sockets = [await connect(bob.token), await connect(bob.token)] as const;

    const acks: Ack<ChatMessage>[] = [];
    for (let i = 0; i < 11; i += 1) acks.push(await say(sockets[i % 2 === 0 ? 0 : 1], `line ${i}`));

    expect(acks.filter(({ ok }) => ok)).toHaveLength(10);
    expect(acks.at(-1)).toEqual({
      ok: false,
      message: 'You are sending messages too fast. At most 10 in 10 seconds.',
      code: 'too_many_requests',
      retryAfter: 10,
    });
  });

  it('asks for a retry after a database failure only if it is safe', async () => {
    const [client, key] = [await connect((await signUp(forum, 'Dora')).token), randomUUID()];
    const failed = { ok: false, message: 'The message could not be sent. Try again later.' };
    const unavailable = { ...failed, code: 'unavailable', retryAfter: 5 };
    const internal = { ...failed, code: 'internal' };

    await endConnectionsOnInsert(forum.db, 'chat_messages', async () => {
      expect(await say(client, 'gm', key)).toEqual(unavailable);
      // It may be stored: without a key, a retry could store it twice.
      expect(await say(client, 'gm')).toEqual(internal);
    });
    beforeSend = () => Promise.reject(Object.assign(new Error('too many connections'), { code: '53300' }));
    expect(await say(client, 'gm')).toEqual(unavailable);
    beforeSend = () => Promise.resolve();
    expect(await say(client, 'gm', key)).toMatchObject({ ok: true });
    expect(server.errors.splice(0)).toHaveLength(3);
  });

  it('reports and acknowledges an unexpected error, without its details', async () => {
    const error = new Error('column "text" does not exist');
    beforeSend = () => Promise.reject(error);

    expect(await say(await connect(ada.token), 'gm', randomUUID())).toEqual({
      ok: false,
      message: 'The message could not be sent. Try again later.',
      code: 'internal',
    });
    expect(server.errors.splice(0)).toEqual([error]);
  });

  it('returns at most 50 messages, oldest first, and earlier ones with `before`', async () => {
    const { say } = createChat({ db: forum.db, announce: announceNothing, rateLimits: false });
    for (let i = 0; i < 60; i += 1) await say(ada.id, { text: `message ${i}` });

    const newest = await history();
    const older = await history(`?before=${newest[0]?._id}`);

    expect(newest.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `message ${i + 10}`));
    expect(older.at(-1)?.text).toBe('message 9');
  });

  it.each(['nonsense', '01a1fc97-0000-7000-8000-000000000000'])(
    'returns 400 for an unknown `before`: %s',
    async (before) => {
      const response = await forum.request({
        method: 'GET',
        url: `/api/globalchat/history?before=${before}`,
      });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'before: is not the id of a chat message.' });
    },
  );
});

describe('a socket', () => {
  it('joins only its own user’s room', async () => {
    const client = await connect(ada.token);

    expect(await join(client, ada.id)).toMatchObject({ ok: true });
    expect(await join(client, bob.id)).toMatchObject({ ok: false });
    expect(await join(client, { id: ada.id })).toMatchObject({ ok: false });
    expect(await join(await connect(), ada.id)).toMatchObject({ ok: false });
  });

  it('of a page of another site is refused', async () => {
    const from = (origin: string) => server.connect(undefined, undefined, { origin });

    await from(server.url);
    await expect(from('https://evil.example')).rejects.toThrow();
  });

  it('with a forged token belongs to a guest', async () => {
    const forged = await issueToken(ada.id, {
      jwtSecret: 'another secret that is long enough too',
      tokenTtlSeconds: 60,
    });

    expect(await say(await connect(forged), 'gm')).toMatchObject({ ok: false });
  });

  it('is demoted to a guest and leaves its room when its session is revoked', async () => {
    const client = await connect(bob.token);
    const guest = await connect();
    const told = new Promise<void>((resolve) => client.on('session ended', resolve));
    await join(client, bob.id);

    endedSessions.add(await sessionOf(bob.token));
    server.realtime.publisher.accessChanged(bob.id);

    await expect
      .poll(() => say(client, 'still me?'))
      .toEqual({
        ok: false,
        message: 'Please log in to send messages in global chat.',
        code: 'unauthorized',
      });
    expect(await join(client, bob.id)).toMatchObject({ ok: false });
    await told;
    expect(guest.connected && client.connected).toBe(true);
  });

  it('is a guest when its session is revoked while it connects', async () => {
    const bobsSession = await sessionOf(bob.token);
    afterVerifying = () => {
      afterVerifying = () => undefined;
      endedSessions.add(bobsSession);
      server.realtime.publisher.accessChanged(bob.id);
    };
    const client = await connect(bob.token);
    await expect.poll(async () => (await join(client, bob.id)).ok).toBe(false);
    expect((await say(client, 'Still here?')).ok).toBe(false);
  });

  it('keeps its identity when another session of the user is revoked', async () => {
    const other = await issueToken(ada.id, { ...forum.settings, tokenTtlSeconds: 60 });
    const [kept, lost] = [await connect(ada.token), await connect(other)];

    endedSessions.add(await sessionOf(other));
    server.realtime.publisher.accessChanged(ada.id);

    await expect.poll(() => join(lost, ada.id)).toMatchObject({ ok: false });
    expect(await join(kept, ada.id)).toMatchObject({ ok: true });
  });

  it('receives post changes, even as a guest', async () => {
    const visitor = await connect();
    const changes: unknown[] = [];
    visitor.on('post changed', (change) => changes.push(change));

    server.realtime.publisher.postChanged({ _id: 'post-1', deleted: true });

    await expect.poll(() => changes).toEqual([{ _id: 'post-1', deleted: true }]);
  });

  it('receives only its own user’s notifications', async () => {
    const sockets = [
      await connect(ada.token),
      await connect(ada.token),
      await connect(bob.token),
      await connect(),
    ];
    const heard = sockets.map((socket) => {
      const pushes: unknown[] = [];
      socket.on('notification', (push) => pushes.push(push));
      return pushes;
    });
    for (const socket of sockets.slice(0, 2)) await join(socket, ada.id);
    await join(sockets[2] ?? expect.fail(), bob.id);
    expect([ada.id, bob.id, 'absent'].map(server.realtime.publisher.isListening)).toEqual([
      true,
      true,
      false,
    ]);

    server.realtime.publisher.notified(ada.id, { count: 1 });
    server.realtime.publisher.notified(bob.id, { count: 7 });

    await expect.poll(() => heard).toEqual([[{ count: 1 }], [{ count: 1 }], [{ count: 7 }], []]);
  });

  it('survives malformed events', async () => {
    const client = await connect(ada.token);
    // Missing acknowledgements, wrong types and unknown events.
    const raw = client as unknown as Socket;
    raw.emit('global message');
    raw.emit('global message', null, 'no function');
    raw.emit('join', { toString: 'x' }, { length: 1 });
    raw.emit('no such event', 1);

    expect(await join(client, ada.id)).toMatchObject({ ok: true });
  });
});

it('drains pending messages on close and lets clients reconnect', async () => {
  const client = await connect((await signUp(forum, 'Cleo')).token);
  const ended = new Promise((resolve) => client.once('disconnect', resolve));
  let resume: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    beforeSend = () => {
      resolve();
      return new Promise((release) => (resume = release));
    };
  });
  const ack = say(client, 'last words');
  await sent;

  const closing = server.realtime.close();
  resume();

  expect(await ack).toMatchObject({ ok: true });
  await closing;
  expect(await ended).toBe('transport close');
  expect(client.active).toBe(true);
});
