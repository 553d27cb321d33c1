import type { Notification } from '@alphazone/client';
import { afterEach, describe, expect, it } from 'vitest';

import { bob, failure, heldAnswers, settled, testApi } from '../testing/testApi';
import { testSockets } from '../testing/testSocket';
import { startNotifications } from './notifications';
import { startRealtime } from './realtime';

const item: Notification = {
  _id: 'n1',
  read: false,
  type: 'reply',
  message: 'New comment',
  createdAt: '2026-11-02T10:00:00.000Z',
};

const running: { stop: () => void }[] = [];
afterEach(() => running.splice(0).forEach((actor) => actor.stop()));

async function setUp() {
  const answers = heldAnswers();
  const { api, session, calls } = testApi(answers.hold);
  const sockets = testSockets();
  const realtime = startRealtime({ connect: sockets.connect, session, random: () => 0 });
  sockets.last().open();
  const notifications = startNotifications(api, session, realtime);
  running.push(notifications, realtime.connection);
  await settled();
  const context = () => notifications.getSnapshot().context;
  return {
    answers,
    session,
    sockets,
    realtime,
    notifications,
    asked: () => calls.map(({ method, url }) => `${method} ${url}`),
    calls,
    count: () => context().count,
    list: () => context().list,
    /** The bell has been opened: one unread notification of two is on screen. */
    open: async () => {
      await answers.release(Response.json({ count: 2 }));
      notifications.send({ type: 'list.opened' });
      await settled();
      await answers.release(Response.json([item]));
    },
  };
}

describe('the notifications of a reader', () => {
  it('are counted at once, and listed when they are looked at', async () => {
    const { open, asked, count, list } = await setUp();
    expect(asked()).toEqual(['GET /notifications/unread-count']);
    await open();

    expect(count()).toBe(2);
    expect(list()).toEqual([item]);
    expect(asked()).toEqual(['GET /notifications/unread-count', 'GET /notifications']);
  });

  it('are read here at once, and told to the server', async () => {
    const { open, notifications, calls, count, list } = await setUp();
    await open();
    notifications.send({ type: 'notification.opened', id: 'n1' });
    await settled();

    expect(count()).toBe(1);
    expect(list()).toMatchObject([{ read: true }]);
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/notifications/mark-read',
      body: { notificationIds: ['n1'] },
    });
  });

  it('are loaded anew, list and count, when the server does not take what was read', async () => {
    const { open, notifications, answers, asked, count, list } = await setUp();
    await open();
    notifications.send({ type: 'notification.opened', id: 'n1' });
    await settled();
    await answers.release(failure(500));
    expect(asked().slice(3)).toEqual(['GET /notifications/unread-count', 'GET /notifications']);
    await answers.release(Response.json({ count: 2 }));
    await answers.release(Response.json([item]));

    expect(count()).toBe(2);
    expect(list()).toEqual([item]);
  });

  it('are forgotten when the reader leaves, and asked for anew for the next', async () => {
    const { open, session, sockets, count, list, asked } = await setUp();
    await open();
    session.end();
    expect(count()).toBe(0);
    expect(list()).toEqual([]);

    sockets.last().open();
    session.start({ token: 'adas-token', result: { _id: 'ada', name: 'Ada' } });
    sockets.last().open();
    await settled();
    expect(asked().slice(2)).toEqual(['GET /notifications/unread-count']);
  });

  it('stay while the same reader gets a new token', async () => {
    const { open, session, list } = await setUp();
    await open();
    session.start({ ...bob, token: 'bobs-next-token' });

    expect(list()).toEqual([item]);
  });
});

describe('a notification that the server tells of', () => {
  it('changes the count at once, also against an answer that is older', async () => {
    const { answers, sockets, count } = await setUp();
    sockets.last().tell('notification', { count: 3, item });
    expect(count()).toBe(3);

    await answers.release(Response.json({ count: 2 }));
    expect(count()).toBe(3);
  });

  it('comes first in the list', async () => {
    const { open, sockets, list } = await setUp();
    await open();
    const next = { ...item, _id: 'n2' };
    sockets.last().tell('notification', { count: 3, item: next });

    expect(list()).toEqual([next, item]);
  });

  it('does not undo what is being read here', async () => {
    const { open, notifications, sockets, count, list } = await setUp();
    await open();
    notifications.send({ type: 'notification.opened', id: 'n1' });
    sockets.last().tell('notification', { count: 2 });

    expect(count()).toBe(1);
    expect(list()).toMatchObject([{ read: true }]);
  });

  it('is not told to the next reader', async () => {
    const { session, sockets, count } = await setUp();
    session.end();
    sockets.last().tell('notification', { count: 3, item });

    expect(count()).toBe(0);
  });

  it('that was missed while away is asked for', async () => {
    const { open, sockets, realtime, asked } = await setUp();
    await open();
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await settled();

    expect(asked().slice(2)).toEqual(['GET /notifications/unread-count', 'GET /notifications']);
  });
});
