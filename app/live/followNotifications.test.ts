import type { Notification } from '@alphazone/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';

import {
  markReadMutation,
  notificationListQuery,
  unreadCountQuery,
} from '../api/notifications/notificationQueries';
import { run } from '../api/run';
import { bob, heldAnswers, settled, testApi } from '../testing/testApi';
import { testSockets } from '../testing/testSocket';
import { followNotifications } from './followNotifications';
import { startRealtime, type Realtime } from './realtime';

const item: Notification = {
  _id: 'n1',
  read: false,
  type: 'reply',
  message: 'New comment',
  createdAt: '2026-11-02T10:00:00.000Z',
};

let realtime: Realtime;
const unsubscribe: (() => void)[] = [];

async function setUp() {
  const answers = heldAnswers();
  const { api, session, calls } = testApi(answers.hold);
  const sockets = testSockets();
  realtime = startRealtime({ connect: sockets.connect, session, random: () => 0 });
  followNotifications(api, realtime);
  sockets.last().open();
  const count = new QueryObserver(api.cache, unreadCountQuery(api, 'bob'));
  const list = new QueryObserver(api.cache, notificationListQuery(api, 'bob'));
  unsubscribe.push(
    count.subscribe(() => undefined),
    list.subscribe(() => undefined),
  );
  await settled();
  return {
    api,
    answers,
    session,
    sockets,
    calls,
    count: () => count.getCurrentResult().data,
    list: () => list.getCurrentResult().data,
  };
}

afterEach(() => {
  for (const stop of unsubscribe.splice(0)) stop();
  realtime.connection.stop();
});

describe('a notification that the server tells of', () => {
  it('changes the count at once, also against an answer that is older', async () => {
    const { answers, sockets, count } = await setUp();
    sockets.last().tell('notification', { count: 3, item });
    await settled();
    expect(count()).toBe(3);

    await answers.release(Response.json({ count: 2 }));
    expect(count()).toBe(3);
  });

  it('has the list loaded anew', async () => {
    const { answers, sockets, calls, list } = await setUp();
    await answers.release(Response.json({ count: 0 }));
    await answers.release(Response.json([]));
    expect(list()).toEqual([]);

    sockets.last().tell('notification', { count: 1, item });
    await settled();
    await answers.release(Response.json([item]));

    expect(list()).toEqual([item]);
    expect(calls.map(({ url }) => url)).toEqual([
      '/notifications/unread-count',
      '/notifications',
      '/notifications',
    ]);
  });

  it('does not undo what is being read here', async () => {
    const { answers, api, sockets, count, list } = await setUp();
    await answers.release(Response.json({ count: 2 }));
    await answers.release(Response.json([item]));
    void run(api, markReadMutation(api, 'bob'), item);
    await settled();
    sockets.last().tell('notification', { count: 2 });
    await settled();

    expect(count()).toBe(1);
    expect(list()).toMatchObject([{ read: true }]);
  });

  it('is not told to the next reader', async () => {
    const { session, sockets, count } = await setUp();
    session.end();
    sockets.last().tell('notification', { count: 3, item });
    await settled();

    expect(count()).toBeUndefined();
    expect(session.current()).not.toEqual(bob);
  });

  it('that was missed while away is asked for', async () => {
    const { answers, sockets, calls } = await setUp();
    await answers.release(Response.json({ count: 0 }));
    await answers.release(Response.json([]));
    sockets.last().drop();
    realtime.retry();
    sockets.last().open();
    await settled();

    expect(calls.map(({ url }) => url).slice(2)).toEqual(['/notifications/unread-count', '/notifications']);
  });
});
