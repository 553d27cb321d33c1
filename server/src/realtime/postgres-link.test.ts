import { createServer } from 'node:http';

import pg from 'pg';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';

import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { NodeLink } from './node-link';
import { postgresLink } from './postgres-link';

const warn = vi.fn<(message: string) => void>();
let forum: TestApp;
let proxy: DatabaseProxy;
let link: NodeLink;
let sockets: Server;

beforeEach(async () => {
  forum = await createTestApp();
  proxy = await startDatabaseProxy(inject('testServer'), new URL(forum.databaseUrl).pathname.slice(1));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  link = await postgresLink(proxy.connection, { warn });
});

afterEach(async () => {
  vi.useRealTimers();
  await sockets.close();
  // First: a notification may wait on a silent connection.
  proxy.close();
  await link.close();
  await forum.close();
});

it('listens on another connection when its own goes silent', async () => {
  const listening = vi.fn();
  link.onRestored(listening);
  sockets = new Server(createServer().listen(0, '127.0.0.1'), { adapter: link.adapter });
  await expect.poll(() => listening.mock.calls.length).toBe(1);
  proxy.silence();

  vi.advanceTimersByTime(15_000);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);

  await expect.poll(() => listening.mock.calls.length, { timeout: 10_000 }).toBe(2);
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'events between servers are interrupted: PostgreSQL no longer responds on it',
    'events between servers are carried again.',
  ]);
});

it('sends nothing while nothing happens', async () => {
  const listening = vi.fn();
  link.onRestored(listening);
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const notifications = () => query.mock.calls.filter(([text]) => String(text).includes('pg_notify')).length;
  sockets = new Server(createServer().listen(0, '127.0.0.1'), { adapter: link.adapter });
  await expect.poll(() => listening.mock.calls.length).toBe(1);
  const started = notifications();

  await vi.advanceTimersByTimeAsync(20_000);

  expect(started).toBe(1);
  expect(notifications()).toBe(started);
});
