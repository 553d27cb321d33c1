import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Post } from '@alphazone/client';
import type { CompiledQuery, QueryResult } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { countConnections } from '../database/database';
import type { OverloadLimits } from '../overload/overload-limits';
import { occupyConnections } from '../testing/busy-database';
import { checkedFetch } from '../testing/checked-fetch';
import { comment, publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

const maxRequests = 40;

const identity = { 'accept-encoding': 'identity' };

const overload: OverloadLimits = {
  databaseQueue: Infinity,
  pendingRequests: Infinity,
  pendingWrites: Infinity,
  eventLoopDelayMs: Infinity,
  memoryBytes: Infinity,
  sampleMs: 1_000,
};

let server: TestApp;
let url: string;
let ada: TestMember;
let post: Post;
const logged: Record<string, unknown>[] = [];
/** Counts requests that reached Fastify. */
let passedOn = 0;

beforeAll(async () => {
  server = await createTestApp({
    settings: { rateLimits: true, corsOrigins: ['https://friends.example'] },
    limitOf: ({ id }) =>
      id !== 'getMetrics' && { max: id === 'getLeaderboard' ? maxRequests : 1_000, timeWindow: 60_000 },
    overload,
    log: pino({}, { write: keepLine }),
  });
  server.app.addHook('onRequest', (request, _reply, done) => {
    if (request.url !== '/metrics') passedOn += 1;
    done();
  });
  ada = await signUp(server, 'Ada');
  post = await publish(ada);
  await comment(ada, post._id);
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  keepSnapshot();
});
afterAll(() => server.close());

function keepLine(text: string): void {
  const line = JSON.parse(text) as Record<string, unknown>;
  if ('milliseconds' in line && line['operation'] !== 'getMetrics') logged.push(line);
}

async function readMetrics() {
  const { body } = await server.request({ url: '/metrics' });
  const lines = body.matchAll(/^(alphazone_request(?:_duration_seconds_count\{.*\}|s_in_flight)) (\d+)$/gm);
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]));
}

/** With the request for them. */
const countInFlight = async () => (await readMetrics()).get('alphazone_requests_in_flight');

/** Returns what was sent, logged and counted, except values unique to a request. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const counted = await readMetrics();
  const lines = logged.length;
  const before = passedOn;
  const response = await checkedFetch(url + path, { headers });
  const body = await response.text();
  await expect.poll(() => logged.length).toBe(lines + 1);
  const all = Object.fromEntries(response.headers);
  const { 'x-request-id': id, date: _date, 'x-ratelimit-reset': _reset, ...rest } = all;
  const { 'x-ratelimit-remaining': remaining, ...others } = rest;
  const { reqId, time: _time, milliseconds: _milliseconds, ...line } = logged.at(-1) ?? {};
  expect(reqId).toBe(id);
  const growth = [...(await readMetrics())].map(([name, value]) => [name, value - (counted.get(name) ?? 0)]);
  return {
    isPassedOn: passedOn > before,
    remaining: Number(remaining),
    seen: {
      status: response.status,
      headers: others,
      body,
      line,
      counted: growth.filter(([name, value]) => value !== 0 && !String(name).includes('getMetrics')),
    },
  };
}

/** Other test files commit to the same PostgreSQL at any time, which would send the next request to Fastify. */
function keepSnapshot(): void {
  const executor = server.db.getExecutor();
  const execute = executor.executeQuery.bind(executor) as (
    query: CompiledQuery,
  ) => Promise<QueryResult<object>>;
  vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    const { rows, ...result } = await execute(query);
    return { ...result, rows: rows.map((row) => ('snapshot' in row ? { ...row, snapshot: 'kept' } : row)) };
  });
}

describe('answers in front of Fastify', () => {
  it.each(['/posts/get?limit=1', '/posts/get?id=POST', '/api/tags', '/api/search/posts?q=day'])(
    'are sent, logged and counted as its own: %s',
    async (template) => {
      const path = template.replace('POST', post._id);
      const cold = await ask(path);
      const warm = await ask(path);
      const ifNoneMatch = { 'if-none-match': cold.seen.headers['etag'] ?? '' };
      const coldUnchanged = await ask(path, ifNoneMatch);
      const warmUnchanged = await ask(path, ifNoneMatch);

      expect([cold.isPassedOn, warm.isPassedOn]).toEqual([true, false]);
      expect(warm.seen).toEqual(cold.seen);
      expect(warm.seen.status).toBe(200);
      expect([coldUnchanged.isPassedOn, warmUnchanged.isPassedOn]).toEqual([true, false]);
      expect(warmUnchanged.seen).toEqual(coldUnchanged.seen);
      expect(warmUnchanged.seen.status).toBe(304);
    },
  );

  it('are compressed once, for clients that accept it', async () => {
    const { _id } = await publish(ada, { postBody: 'gm '.repeat(1_000) });
    const path = `/posts/get?id=${_id}`;
    const [plain, cold, warm] = [
      await ask(path, identity),
      await ask(path, { 'accept-encoding': 'gzip, deflate, br' }),
      await ask(path, { 'accept-encoding': 'gzip, deflate, br' }),
    ];
    const tag = cold.seen.headers['etag'] ?? '';
    const unchanged = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': tag });

    expect(plain.seen.headers).not.toHaveProperty('content-encoding');
    expect([cold.isPassedOn, warm.isPassedOn]).toEqual([true, false]);
    expect(warm.seen).toEqual(cold.seen);
    expect(warm.seen.body).toBe(plain.seen.body);
    expect(warm.seen.headers).toMatchObject({ 'content-encoding': 'gzip', vary: plain.seen.headers['vary'] });
    expect(Number(warm.seen.headers['content-length'])).toBeLessThan(
      Number(plain.seen.headers['content-length']),
    );
    expect(tag).toBe(`W/${plain.seen.headers['etag']}`);
    expect(unchanged.seen).toMatchObject({ status: 304, headers: { etag: tag } });
  });

  it('count towards the same rate limit', async () => {
    const answers = [await ask('/api/leaderboard'), await ask('/api/leaderboard')];
    while (answers.length < maxRequests && answers.at(-1)?.remaining !== 0)
      answers.push(await ask('/api/leaderboard'));
    const refused = await ask('/api/leaderboard');

    expect(answers[1]?.isPassedOn).toBe(false);
    expect(answers.slice(1).every(({ seen }) => seen.status === 200)).toBe(true);
    expect(answers.slice(2).map(({ remaining }) => remaining)).toEqual(
      answers.slice(2).map((_answer, index) => (answers[1]?.remaining ?? 0) - 1 - index),
    );
    expect(refused.seen.status).toBe(429);
  });

  it('are left to Fastify for members, other origins and other methods', async () => {
    await ask('/api/tags');
    const origin = 'https://friends.example';
    const foreign = await ask('/api/tags', { origin });
    const member = await ask('/api/tags', { authorization: 'Bearer x' });

    expect(foreign.seen.headers['access-control-allow-origin']).toBe(origin);
    expect(member.seen.headers['cache-control']).toBe('private, no-cache');
    expect([foreign.isPassedOn, member.isPassedOn]).toEqual([true, true]);
  });

  it('are left to Fastify in an overload', async () => {
    await ask('/api/tags');
    const giveBack = await occupyConnections(server.db);
    const pending = Array.from({ length: 8 }, () => checkedFetch(`${url}/api/tags`));
    await expect.poll(countInFlight).toBe(9);
    // Members would still get responses.
    overload.pendingRequests = 10;
    const refused = await checkedFetch(`${url}/api/tags`);
    overload.pendingRequests = Infinity;
    giveBack();

    expect(refused.status).toBe(503);
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    await expect.poll(countInFlight).toBe(1);
  });

  it('are no longer pending when the client disconnects', async () => {
    await ask('/api/tags');
    const giveBack = await occupyConnections(server.db);
    const lines = logged.length;
    const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
    const client = httpRequest(`${url}/api/tags`, { agent: false }).on('error', () => undefined);
    client.end();
    const [socket] = await connected;
    await expect.poll(() => countConnections(server.db).waiting).toBe(1);
    client.destroy();
    await expect.poll(() => socket.destroyed).toBe(true);
    giveBack();

    await expect.poll(() => logged.length).toBe(lines + 1);
    expect(await countInFlight()).toBe(1);
  });

  it('end the connection when the server is stopping', async () => {
    await ask('/api/tags');
    const giveBack = await occupyConnections(server.db);
    const agent = new Agent({ keepAlive: true });
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest(`${url}/api/tags`, { agent }, resolve).on('error', reject).end();
    });
    await expect.poll(() => countConnections(server.db).waiting).toBe(1);
    const closed = server.app.close();
    giveBack();

    expect((await response).statusCode).toBe(200);
    expect((await response).headers.connection).toBe('close');
    (await response).resume();
    await closed;
  });
});
