import type { Notification } from '@alphazone/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { bob, failure, heldResponses, flushPromises, testForum } from '../testing/testForum';
import { testSockets } from '../testing/testSocket';

const item: Notification = {
  _id: 'n1',
  read: false,
  type: 'reply',
  message: 'New comment',
  createdAt: '2026-11-02T10:00:00.000Z',
};

async function setUp() {
  const responses = heldResponses();
  const sockets = testSockets();
  const { forum, session, calls } = testForum(responses.hold, { connect: sockets.connect });
  onTestFinished(forum.stop);
  const live = await forum.live.load();
  forum.start('notifications');
  sockets.last().open();
  const { realtime } = live;
  const notifications = live.notifications();
  await flushPromises();
  // The aborted request from before the socket opened.
  await responses.release(Response.json({ count: 0 }));
  const context = () => notifications.getSnapshot().context;
  return {
    responses,
    session,
    sockets,
    realtime,
    notifications,
    requested: () => calls.slice(1).map(({ method, url }) => `${method} ${url}`),
    calls,
    count: () => context().count,
    list: () => context().list,
    open: async () => {
      await responses.release(Response.json({ count: 2 }));
      notifications.send({ type: 'list.opened' });
      await flushPromises();
      await responses.release(Response.json([item]));
      await vi.waitFor(() => expect(context().list).toEqual([item]));
    },
  };
}

describe('notifications', () => {
  it('fetch the count first, and the list when opened', async () => {
    const { open, requested, count, list } = await setUp();
    expect(requested()).toEqual(['GET /notifications/unread-count']);
    await open();

    expect(count()).toBe(2);
    expect(list()).toEqual([item]);
    expect(requested()).toEqual(['GET /notifications/unread-count', 'GET /notifications']);
  });

  it('include the unread ones that are older than the newest 100', async () => {
    const { notifications, responses, requested, list } = await setUp();
    await responses.release(Response.json({ count: 2 }));
    notifications.send({ type: 'list.opened' });
    await flushPromises();
    const at = (_id: string, createdAt: string, read = true) => ({ ...item, _id, createdAt, read });
    const newest = Array.from({ length: 100 }, (_, index) =>
      at(`n${index}`, `2026-11-02T10:00:00.${String(999 - index)}Z`),
    );
    await responses.release(Response.json(newest));
    await flushPromises();
    const pushed = at('pushed', '2026-11-02T11:00:00.000Z', false);
    const old = at('old', '2026-10-02T10:00:00.000Z', false);
    await responses.release(Response.json([pushed, old]));

    expect(list()).toEqual([...newest, old]);
    expect(requested().slice(1)).toEqual(['GET /notifications', 'GET /notifications?unread=true']);
  });

  it('are marked as read optimistically and sent', async () => {
    const { open, notifications, calls, count, list } = await setUp();
    await open();
    notifications.send({ type: 'notification.opened', id: 'n1' });
    await flushPromises();

    expect(count()).toBe(1);
    expect(list()).toMatchObject([{ read: true }]);
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/notifications/mark-read',
      body: { notificationIds: ['n1'] },
    });
  });

  it('are marked as read in requests of at most 500', async () => {
    const { notifications, responses, calls, count } = await setUp();
    await responses.release(Response.json({ count: 501 }));
    notifications.send({ type: 'list.opened' });
    await flushPromises();
    // A plain server returns all.
    const ids = Array.from({ length: 501 }, (_, index) => `n${index}`);
    await responses.release(Response.json(ids.map((_id) => ({ ...item, _id }))));
    await flushPromises();
    await responses.release(Response.json([]));
    notifications.send({ type: 'list.read' });
    await flushPromises();
    await responses.release(Response.json({ message: 'Done.' }));

    expect(count()).toBe(0);
    expect(calls.slice(-2)).toMatchObject([
      { method: 'PUT', body: { notificationIds: ids.slice(0, 500) } },
      { method: 'PUT', body: { notificationIds: ['n500'] } },
    ]);
  });

  it('reload list and count when marking fails', async () => {
    const { open, notifications, responses, requested, count, list } = await setUp();
    await open();
    notifications.send({ type: 'notification.opened', id: 'n1' });
    await flushPromises();
    await responses.release(failure(500));
    expect(requested().slice(3)).toEqual(['GET /notifications/unread-count', 'GET /notifications']);
    await responses.release(Response.json({ count: 2 }));
    await responses.release(Response.json([item]));

    expect(count()).toBe(2);
    expect(list()).toEqual([item]);
  });

  it('are cleared at log-out and fetched for the next user', async () => {
    const { open, session, sockets, count, list, requested } = await setUp();
    await open();
    session.end();
    expect(count()).toBe(0);
    expect(list()).toEqual([]);

    sockets.last().open();
    session.start({ token: 'adas-token', result: { _id: 'ada', name: 'Ada' } });
    sockets.last().open();
    await flushPromises();
    const request = 'GET /notifications/unread-count';
    expect(requested().slice(2)).toEqual([request, request]);
  });

  it('stay when the user gets a new token', async () => {
    const { open, session, list } = await setUp();
    await open();
    session.start({ ...bob, token: 'bobs-next-token' });

    expect(list()).toEqual([item]);
  });
});

it('end the session here when it has ended elsewhere', async () => {
  const { responses, session, sockets } = await setUp();
  await responses.release(Response.json({ count: 2 }));
  sockets.last().receive('session ended');
  await flushPromises();
  await responses.release(failure(401));

  expect(session.current()).toBeUndefined();
});

describe('a pushed notification', () => {
  it('sets the count and supersedes a pending response', async () => {
    const { responses, sockets, count } = await setUp();
    sockets.last().receive('notification', { count: 3, item });
    expect(count()).toBe(3);

    await responses.release(Response.json({ count: 2 }));
    expect(count()).toBe(3);
  });

  it('is prepended to the list', async () => {
    const { open, sockets, list } = await setUp();
    await open();
    const next = { ...item, _id: 'n2' };
    sockets.last().receive('notification', { count: 3, item: next });

    expect(list()).toEqual([next, item]);
  });

  it('does not undo a pending read mark', async () => {
    const { open, notifications, sockets, count, list } = await setUp();
    await open();
    notifications.send({ type: 'notification.opened', id: 'n1' });
    sockets.last().receive('notification', { count: 2 });

    expect(count()).toBe(1);
    expect(list()).toMatchObject([{ read: true }]);
  });

  it('is ignored after a log-out', async () => {
    const { session, sockets, count } = await setUp();
    session.end();
    sockets.last().receive('notification', { count: 3, item });

    expect(count()).toBe(0);
  });

  it('is fetched after a reconnect if it was missed', async () => {
    const { open, sockets, realtime, requested } = await setUp();
    await open();
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await flushPromises();

    expect(requested().slice(2)).toEqual(['GET /notifications/unread-count', 'GET /notifications']);
  });
});
