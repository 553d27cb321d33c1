import { createServer } from 'node:http';

import pg from 'pg';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';

import { createSnapshotLabels } from '../database/snapshot-labels';
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
  link = await postgresLink({ connection: proxy.connection, db: forum.db, log: { warn } });
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
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const notifications = () => query.mock.calls.filter(([text]) => String(text).includes('pg_notify')).length;
  sockets = new Server(createServer().listen(0, '127.0.0.1'), { adapter: link.adapter });
  await expect.poll(() => listening.mock.calls.length).toBe(1);
  // The server's heartbeat at its start.
  await expect.poll(notifications).toBe(1);

  await vi.advanceTimersByTimeAsync(20_000);

  expect(notifications()).toBe(1);
});

describe('a notification', () => {
  const short = 'gm';
  const long = 'gm'.repeat(5_000);
  const heard: pg.Notification[] = [];
  let listener: pg.Client;

  beforeEach(async () => {
    heard.length = 0;
    listener = new pg.Client(forum.databaseUrl);
    await listener.connect();
    listener.on('notification', (notification) => heard.push(notification));
    await listener.query('listen "alphazone#/"');
    sockets = new Server(createServer().listen(0, '127.0.0.1'), { adapter: link.adapter });
    // The server's heartbeat at its start.
    await expect.poll(() => heard.length).toBe(1);
  });

  afterEach(() => listener.end());

  async function nextTransactionId(): Promise<number> {
    const { rows } = await listener.query<{ id: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot()) as id',
    );
    return Number(rows[0]!.id);
  }

  it.each([
    ['an event', short, 1],
    ['the reference of an event', long, 2],
  ])('keeps the label of snapshots when it carries %s', async (_what, text, commits) => {
    const labelOf = createSnapshotLabels(forum.db);
    // The snapshots are made up: real ones also contain the commits of test files that run at the same time.
    const labelBefore = (id: number) => labelOf(`start ${id}:${id}:`);
    const first = await nextTransactionId();
    labelBefore(first);

    sockets.emit('event', text);
    await expect.poll(() => heard.length).toBe(2);

    const count = (await nextTransactionId()) - first;
    const ids = Array.from({ length: count }, (_, index) => first + index);
    const silent = ids.filter((id) => labelBefore(id) === labelBefore(id + 1));
    expect(silent).toHaveLength(commits);
  });

  it('is sent after one that failed, on the same connection', async () => {
    await listener.query('alter table socket_io_attachments rename to renamed');

    sockets.emit('event', long);
    sockets.emit('event', short);

    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]?.payload).toContain(`"${short}"`);
    expect(heard[1]?.processId).toBe(heard[0]?.processId);
  });
});
