import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, expect, inject, it, vi } from 'vitest';

import { buildApp } from '../app';
import { countConnections, createDatabase } from '../database/database';
import { checkedInject } from '../testing/checked-inject';
import { connectionTo } from '../testing/server-connection';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { OverloadLimits } from './overload';

const unlimited: OverloadLimits = {
  databaseQueue: Infinity,
  pendingRequests: Infinity,
  eventLoopDelayMs: Infinity,
  heapBytes: Infinity,
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
  forum = await createTestApp({ overload: { ...unlimited, heapBytes: 1 } });
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

it('refuses what costs most first, then guests, then members, log-ins and staff last', async () => {
  const refusedAt = new Map<string, number>();
  let release: (coins: []) => void = () => undefined;
  const response = new Promise<[]>((resolve) => (release = resolve));
  const listTopCoins = vi.fn(() => response);
  forum = await createTestApp({
    overload: { ...unlimited, pendingRequests: 10 },
    handlers: { listTopCoins },
  });
  const { app } = forum;
  const authorization = 'Bearer none';
  const requests: Record<string, InjectOptions> = {
    search: { url: '/api/search/posts?q=x', headers: { authorization } },
    'complete list': { url: '/posts/get', headers: { authorization } },
    guest: { url: '/posts/get?limit=1' },
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
    guest: 7,
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
