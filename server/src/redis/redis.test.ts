import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

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

async function startForum(): Promise<TestApp> {
  const connection = await connectRedis(redis.url, { info: warn, warn });
  connections.push(connection);
  const forum = await createTestApp({ settings: { rateLimits: true }, redis: connection.commands });
  forums.push(forum);
  return forum;
}

const ask = async (forum: TestApp, remoteAddress: string): Promise<number> =>
  (await forum.request({ method: 'POST', url: '/api/users/signup', remoteAddress, payload: {} })).statusCode;

describe('rate limits with Redis', () => {
  it('are shared between servers', async () => {
    const both = [await startForum(), await startForum()] as const;
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push(await ask(both[n % 2 === 0 ? 0 : 1], '10.0.0.1'));

    expect(statuses).toEqual([...Array<number>(20).fill(400), 429, 429]);
    expect(await ask(both[0], '10.0.0.2')).toBe(400);
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
});

it('names an unreachable Redis without the password', async () => {
  const unreachable = connectRedis('redis://u:secret@127.0.0.1:1', { info: warn, warn });

  await expect(unreachable).rejects.toThrow(/^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  await expect(unreachable).rejects.not.toThrow('secret');
});
