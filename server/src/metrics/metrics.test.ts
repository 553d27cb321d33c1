import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let sockets = 0;
let release: () => void = () => undefined;

beforeAll(async () => {
  server = await createTestApp({
    socketCount: () => sockets,
    handlers: {
      suggestPosts: () => new Promise((resolve) => (release = () => resolve([]))),
    },
  });
});
afterEach(() => release());
afterAll(() => server.close());

const readMetrics = async () => (await server.request({ url: '/metrics' })).body;

const metricIn = (text: string, name: string) => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('getMetrics', () => {
  it('returns the Prometheus text format', async () => {
    const response = await server.request({ url: '/metrics' });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('counts requests by operation, method and status, never by URL', async () => {
    await server.request({ url: '/api/users/0193a1b2-0000-7000-8000-00000000000a' });
    await server.request({ url: '/api/users/0193a1b2-0000-7000-8000-00000000000b' });
    await server.request({ url: '/api/users/all?limit=3' });
    await server.request({ url: '/never/heard/of' });
    const text = await readMetrics();
    const count = (labels: string) => metricIn(text, `alphazone_request_duration_seconds_count{${labels}}`);

    expect(count('operation="getUser",method="GET",status="404"')).toBe(2);
    expect(count('operation="listUsers",method="GET",status="200"')).toBe(1);
    expect(count('operation="nothing",method="GET",status="404"')).toBe(1);
    expect(text).not.toContain('0193a1b2');
    expect(text).not.toContain('never/heard');
  });

  it('counts pending requests until they end or the caller disconnects', async () => {
    const inFlight = async () => metricIn(await readMetrics(), 'alphazone_requests_in_flight');
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const before = await inFlight();

    const caller = httpRequest({ host: '127.0.0.1', port, path: '/posts/suggestions?q=ab' });
    caller.on('error', () => undefined);
    caller.end();
    await expect.poll(inFlight, { timeout: 10_000 }).toBe(2);
    caller.destroy();
    await expect.poll(inFlight, { timeout: 10_000 }).toBe(1);
    expect(before).toBe(1);
  });

  it('counts database connections and queries waiting for one', async () => {
    let giveBack: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (giveBack = resolve));
    const users = Array.from({ length: 15 }, () => server.db.connection().execute(() => until));
    await expect
      .poll(async () => metricIn(await readMetrics(), 'alphazone_database_queue'), { timeout: 10_000 })
      .toBe(5);
    const busy = await readMetrics();
    giveBack();
    await Promise.all(users);
    const idle = await readMetrics();

    // The test pool has 10 connections.
    expect(metricIn(busy, 'alphazone_database_connections{state="busy"}')).toBe(10);
    expect(metricIn(idle, 'alphazone_database_connections{state="busy"}')).toBe(0);
    expect(metricIn(idle, 'alphazone_database_connections{state="idle"}')).toBe(10);
    expect(metricIn(idle, 'alphazone_database_queue')).toBe(0);
  });

  it('reports sockets and memory', async () => {
    sockets = 7;
    const text = await readMetrics();

    expect(metricIn(text, 'alphazone_sockets')).toBe(7);
    expect(metricIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('measures how long the event loop was blocked', async () => {
    const lagAfterBlock = async () => {
      const blockedUntil = performance.now() + 100;
      while (performance.now() < blockedUntil);
      // The monitor's timer records the delay before immediates run.
      await setImmediate();
      return metricIn(await readMetrics(), 'nodejs_eventloop_lag_max_seconds');
    };

    // Each read resets the monitor, which skips the first delay after a reset.
    await expect.poll(lagAfterBlock).toBeGreaterThan(0.08);
  });

  it('refuses other machines and proxies without a configured token', async () => {
    for (const options of [
      { remoteAddress: '10.0.0.2' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { forwarded: 'for=127.0.0.1' } },
    ]) {
      const response = await server.request({ url: '/metrics', ...options });

      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual({ message: messages.metricsRefused, code: 'forbidden' });
    }
  });

  it('refuses a forged local address even with trusted proxies', async () => {
    const other = await createTestApp({ settings: { trustProxy: true } });
    const response = await other.request({
      url: '/metrics',
      remoteAddress: '10.0.0.2',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    await other.close();

    expect(response.statusCode).toBe(403);
  });

  it('allows callers with the configured token from anywhere', async () => {
    const metricsToken = 'a-token-that-only-prometheus-knows';
    const other = await createTestApp({ settings: { metricsToken } });
    const ask = (token?: string) =>
      other.request({
        url: '/metrics',
        remoteAddress: '10.0.0.2',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    const responses = [await ask(), await ask('another'), await ask(metricsToken)];
    await other.close();

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
    expect(responses[0]?.json()).toEqual({ message: messages.metricsTokenNeeded, code: 'unauthorized' });
  });
});
