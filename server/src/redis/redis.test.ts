import { setTimeout } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Settings } from '../settings/settings';
import { startRedisProcess, type RedisProcess } from '../testing/redis-process';
import { createTestApp, type TestApp } from '../testing/test-app';
import { connectRedis, type RedisConnections } from './connect-redis';

let redis: RedisProcess;
let connections: RedisConnections[] = [];
let forums: TestApp[] = [];
const warn = vi.fn();

beforeAll(async () => {
  redis = await startRedisProcess();
});
afterAll(() => redis.close());

afterEach(async () => {
  for (const forum of forums) await forum.close();
  for (const connection of connections) connection.close();
  [forums, connections] = [[], []];
  warn.mockClear();
});

async function connectToRedis(): Promise<RedisConnections> {
  const connection = await connectRedis(redis.url, { info: warn, warn });
  connections.push(connection);
  return connection;
}

async function startForum(settings: Partial<Settings> = {}): Promise<TestApp> {
  const connection = await connectToRedis();
  const forum = await createTestApp({
    settings: { rateLimits: true, ...settings },
    redis: connection.commands,
  });
  forums.push(forum);
  return forum;
}

const ask = async (forum: TestApp, remoteAddress: string): Promise<number> =>
  (await forum.request({ method: 'POST', url: '/api/users/signup', remoteAddress, payload: {} })).statusCode;

describe('rate limits with Redis', () => {
  it('are shared between servers of a community', async () => {
    const both = [await startForum(), await startForum()] as const;
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push(await ask(both[n % 2 === 0 ? 0 : 1], '10.0.0.1'));

    expect(statuses).toEqual([...Array<number>(20).fill(400), 429, 429]);
    expect(await ask(both[0], '10.0.0.2')).toBe(400);
    const jwtSecret = 'the secret of another community';
    expect(await ask(await startForum({ jwtSecret }), '10.0.0.1')).toBe(400);
  });

  it('allow all requests while Redis is down, log it once and resume after it', async () => {
    const forum = await startForum();
    for (let n = 0; n < 20; n += 1) await ask(forum, '10.0.0.3');
    expect(await ask(forum, '10.0.0.3')).toBe(429);

    await redis.kill();
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(await ask(forum, '10.0.0.3')).toBe(400);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Redis is unreachable/));

    await redis.restart();
    await expect.poll(() => warn.mock.calls.at(-1), { timeout: 10_000 }).toEqual(['Redis is back.']);
    for (let n = 0; n < 20; n += 1) expect(await ask(forum, '10.0.0.4')).toBe(400);
    expect(await ask(forum, '10.0.0.4')).toBe(429);
  });

  it('wait once for a Redis that hangs, log it and resume after it', async () => {
    const forum = await startForum();
    expect(await ask(forum, '10.0.0.5')).toBe(400);

    redis.pause();
    expect(await ask(forum, '10.0.0.5')).toBe(400);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Redis is unreachable: Socket timeout/));
    const startedAt = performance.now();
    for (let n = 0; n < 5; n += 1) expect(await ask(forum, '10.0.0.5')).toBe(400);
    expect(performance.now() - startedAt).toBeLessThan(1_500);

    redis.resume();
    await expect.poll(() => warn.mock.calls.at(-1), { timeout: 10_000 }).toEqual(['Redis is back.']);
  });
});

it('notices that its subscriptions hang', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { subscriptions } = await connectToRedis();
  await subscriptions.subscribe('channel');
  redis.pause();

  vi.advanceTimersByTime(15_000);

  await expect
    .poll(() => warn.mock.calls.at(0))
    .toEqual([expect.stringMatching(/^Redis is unreachable: Socket timeout/)]);
  redis.resume();
  await expect.poll(() => warn.mock.calls.at(-1), { timeout: 10_000 }).toEqual(['Redis is back.']);
  vi.useRealTimers();
});

it('does not quote the reason of an earlier outage', async () => {
  await connectToRedis();
  await redis.kill();
  // The attempt to reconnect is refused.
  await setTimeout(1_000);
  await redis.restart();
  await expect.poll(() => warn.mock.calls.at(-1), { timeout: 10_000 }).toEqual(['Redis is back.']);
  warn.mockClear();

  await redis.kill();

  await expect.poll(() => warn.mock.calls).toEqual([['Redis is unreachable. Waiting for it.']]);
  await redis.restart();
});

it('names an unreachable Redis without the password', async () => {
  const unreachable = connectRedis('redis://u:secret@127.0.0.1:1', { info: warn, warn });

  await expect(unreachable).rejects.toThrow(/^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  await expect(unreachable).rejects.not.toThrow('secret');
});
