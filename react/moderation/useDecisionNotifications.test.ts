import type { Notification } from '@alphazone/client';
import { expect, it, onTestFinished } from 'vitest';

import { testForum } from '../testing/testForum';
import { testSockets } from '../testing/testSocket';
import { rolesQuery } from './useMyRoles';
import { followDecisions } from './useDecisionNotifications';

const item: Notification = {
  _id: 'n1',
  read: false,
  type: 'other',
  message: 'Your roles changed',
  createdAt: '2026-11-02T10:00:00.000Z',
};

it('makes the roles stale on pushed decisions and roles, not on other notifications', async () => {
  const sockets = testSockets();
  const { forum } = testForum(() => Response.json({ count: 0 }), { connect: sockets.connect });
  onTestFinished(forum.stop);
  const { realtime } = await forum.live.load();
  forum.start('notifications');
  sockets.last().open();
  const { queryKey } = rolesQuery(forum, 'bob');
  forum.cache.setQueryData(queryKey, null);
  const isStale = () => forum.cache.getQueryState(queryKey)?.isInvalidated;
  const received: Notification[] = [];
  followDecisions(forum, realtime, (notification) => received.push(notification));

  sockets.last().receive('notification', { count: 1, item: { ...item, type: 'reply' } });
  expect([isStale(), received]).toEqual([false, []]);
  sockets.last().receive('notification', { count: 2, item });
  expect([isStale(), received]).toEqual([true, [item]]);
});
