import { once } from 'node:events';

import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';

import { buildApp } from '../app';
import { countConnections, createDatabase } from '../database/database';
import { serveRobots } from '../head/serve-robots';
import { checkedFetch } from '../testing/checked-fetch';
import { checkedInject } from '../testing/checked-inject';
import { publish, signUp, testPassword, vote, type TestMember } from '../testing/members';
import { connectionTo } from '../testing/server-connection';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import type { OverloadLimits } from './overload-limits';

const unlimited: OverloadLimits = {
  databaseQueue: Infinity,
  pendingRequests: Infinity,
  pendingWrites: Infinity,
  eventLoopDelayMs: Infinity,
  memoryBytes: Infinity,
  sampleMs: 10,
};

let forum: TestApp | undefined;
afterEach(() => forum?.close());

const statusOf = async (app: FastifyInstance, url: string) => (await checkedInject(app, { url })).statusCode;

it('refuses requests while too many queries wait for a connection, and recovers', async () => {
  forum = await createTestApp();
  const db = createDatabase({
    ...connectionTo(inject('testServer'), new URL(forum.databaseUrl).pathname.slice(1)),
    max: 1,
  });
  const app = await buildApp({
    settings: { ...forum.settings, corsOrigins: ['https://other.example'] },
    db,
    overload: { ...unlimited, databaseQueue: 1 },
  });

  const pending = await db.connection().execute(async () => {
    const waiting = statusOf(app, '/posts/get');
    await expect.poll(() => countConnections(db).waiting).toBe(1);

    const refused = await checkedInject(app, {
      url: '/posts/get',
      headers: { origin: 'https://other.example' },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'access-control-allow-origin': 'https://other.example',
    });
    expect(refused.json()).toEqual({
      code: 'unavailable',
      message: 'The server is busy. Nothing was changed. Try again in a few seconds.',
    });
    expect(await statusOf(app, '/healthz')).toBe(200);
    return [waiting];
  });

  expect(await pending[0]).toBe(200);
  expect(await statusOf(app, '/posts/get')).toBe(200);
  await app.close();
  await db.destroy();
});

it('refuses requests while memory runs out, except monitoring', async () => {
  forum = await createTestApp({ overload: { ...unlimited, memoryBytes: 1 } });
  const { app } = forum;

  await expect.poll(() => statusOf(app, '/posts/get')).toBe(503);
  expect(await statusOf(app, '/metrics')).toBe(200);
});

it('refuses requests while the event loop stays late', async () => {
  forum = await createTestApp({ overload: { ...unlimited, eventLoopDelayMs: -1 } });
  const { app } = forum;

  expect(await statusOf(app, '/posts/get')).toBe(200);
  await expect.poll(() => statusOf(app, '/posts/get')).toBe(503);
});

it('refuses expensive requests first, then guests, members, and staff last', async () => {
  const refusedAt = new Map<string, number>();
  let release: (coins: []) => void = () => undefined;
  const response = new Promise<[]>((resolve) => (release = resolve));
  const listTopCoins = vi.fn(() => response);
  forum = await createTestApp({
    overload: { ...unlimited, pendingRequests: 10 },
    handlers: { listTopCoins },
  });
  const { app, db } = forum;
  serveRobots(app, { db, site: testSite, readSnapshot: () => Promise.resolve(undefined) });
  const authorization = 'Bearer none';
  const requests: Record<string, InjectOptions> = {
    search: { url: '/api/search/posts?q=x', headers: { authorization } },
    'complete list': { url: '/posts/get', headers: { authorization } },
    'feed of a search': { url: '/feed.atom?q=x', headers: { authorization } },
    guest: { url: '/posts/get?limit=1' },
    feed: { url: '/feed.atom' },
    sitemap: { url: '/sitemap.xml' },
    'robots.txt': { url: '/robots.txt' },
    member: { url: '/posts/get?limit=1', headers: { authorization } },
    'log-in': { method: 'POST', url: '/api/users/login', payload: {} },
    'second factor': { method: 'POST', url: '/api/session/second-factor', payload: {} },
    'passkey challenge': { method: 'POST', url: '/api/session/passkey/start' },
    passkey: { method: 'POST', url: '/api/session/passkey', payload: {} },
    proof: { method: 'POST', url: '/api/session/proof', payload: {} },
    'reset request': { method: 'POST', url: '/api/password-reset/request', payload: {} },
    reset: { method: 'POST', url: '/api/password-reset/complete', payload: {} },
    'staff without a token': { url: '/api/moderation/posts/none' },
    staff: { url: '/api/moderation/posts/none', headers: { authorization } },
    review: { method: 'POST', url: '/api/decisions/none/review', headers: { authorization }, payload: {} },
    pin: { method: 'POST', url: '/posts/pin/none', headers: { authorization }, payload: {} },
  };
  const pending = [];
  for (let count = 0; count <= 10; count += 1) {
    for (const [name, request] of Object.entries(requests)) {
      const { statusCode } = await checkedInject(app, request);
      if (statusCode === 503 && !refusedAt.has(name)) refusedAt.set(name, count);
    }
    pending.push(checkedInject(app, { url: '/api/crypto/top', headers: { authorization } }));
    await expect.poll(() => listTopCoins.mock.calls.length).toBe(Math.min(count + 1, 10));
  }

  expect(Object.fromEntries(refusedAt)).toEqual({
    search: 5,
    'complete list': 5,
    'feed of a search': 5,
    guest: 7,
    feed: 7,
    sitemap: 7,
    'staff without a token': 7,
    member: 10,
  });
  release([]);
  await Promise.all(pending);
});

it('refuses requests while too many are pending, and recovers', async () => {
  let release: (messages: []) => void = () => undefined;
  const response = new Promise<[]>((resolve) => (release = resolve));
  const getChatHistory = vi.fn(() => response);
  forum = await createTestApp({
    overload: { ...unlimited, pendingRequests: 1 },
    handlers: { getChatHistory },
  });
  const { app } = forum;
  const pending = statusOf(app, '/api/globalchat/history');
  await expect.poll(() => getChatHistory.mock.calls).toHaveLength(1);

  expect(await statusOf(app, '/posts/get')).toBe(503);
  release([]);

  expect(await pending).toBe(200);
  expect(await statusOf(app, '/posts/get')).toBe(200);
  expect(await statusOf(app, '/nowhere')).toBe(404);
});

it('refuses once per turn of the event loop, so that retries delay no other client', async () => {
  forum = await createTestApp({ overload: { ...unlimited, pendingRequests: 0 } });
  const { app } = forum;
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const sentAtOnce: boolean[] = [];
  app.server.prependListener('request', (_request, response) => {
    // The first callback after the turn's requests.
    setImmediate(() => sentAtOnce.push(response.headersSent));
  });

  expect((await checkedFetch(`${url}/posts/get`)).status).toBe(503);
  expect(sentAtOnce).toEqual([false]);
});

describe('pending writes', () => {
  let members: TestMember[];
  let postId: string;
  beforeEach(async () => {
    const overload = { ...unlimited };
    forum = await createTestApp({ overload });
    members = [await signUp(forum, 'Ada'), await signUp(forum, 'Bob'), await signUp(forum, 'Cy')];
    ({ _id: postId } = await publish(members[0]!));
    overload.pendingWrites = 2;
  });

  /** Votes are pending while `work` runs. */
  const withLockedPost = (work: () => Promise<unknown>) =>
    forum!.db.transaction().execute(async (transaction) => {
      await sql`select from posts where id = ${postId} for update`.execute(transaction);
      await work();
    });

  it('are refused beyond their limit, unlike reads and log-ins, and can be repeated', async () => {
    const { app, request } = forum!;
    const statuses: number[] = [];
    const votes = members.map(({ id, request: send }) => async () => {
      const response = await send({
        method: 'PATCH',
        url: `/posts/vote/${postId}`,
        headers: { 'idempotency-key': id },
        payload: { value: 'upVote', userId: id },
      });
      statuses.push(response.statusCode);
      return response;
    });

    let pending: Promise<unknown> | undefined;
    await withLockedPost(async () => {
      pending = Promise.all(votes.map((send) => send()));
      await expect.poll(() => statuses).toEqual([503]);
      expect(await statusOf(app, '/posts/get')).toBe(200);
      const payload = { email: members[0]?.email, password: testPassword };
      expect((await request({ method: 'POST', url: '/api/users/login', payload })).statusCode).toBe(200);
    });

    await pending;
    expect(statuses).toEqual([503, 200, 200]);
    expect((await votes[2]?.())?.json()).toMatchObject({ upVotes: 3, myVote: 'upVote' });
  });

  it('do not include writes whose body has not arrived', async () => {
    const { app } = forum!;
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    const late: { answer: Promise<unknown>; end: () => void }[] = [];
    for (const { id, token } of members) {
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const writer = body.writable.getWriter();
      const text = new TextEncoder().encode(JSON.stringify({ value: 'upVote', userId: id }));
      void writer.write(text.slice(0, 5));
      const arrival = once(app.server, 'request');
      const answer = checkedFetch(`${url}/posts/vote/${postId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: body.readable,
        duplex: 'half',
      }).then(({ status }) => statuses.push(status));
      late.push({ answer, end: () => void writer.write(text.slice(5)).then(() => writer.close()) });
      await arrival;
    }
    expect((await vote(members[0]!, postId)).statusCode).toBe(200);

    await withLockedPost(async () => {
      for (const { end } of late) end();
      await expect.poll(() => statuses).toEqual([503]);
    });

    await Promise.all(late.map(({ answer }) => answer));
    expect(statuses).toEqual([503, 200, 200]);
  });
});
