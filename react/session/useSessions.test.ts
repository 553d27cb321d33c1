import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { failure, testForum } from '../testing/testForum';
import { endSession, sessionsQuery, type ListedSession } from './useSessions';

const phone: ListedSession = {
  _id: 'phone',
  device: 'Safari on iPhone',
  network: '203.0.113.0/24',
  createdOn: '2026-11-02T09:00:00.000Z',
  lastUsedOn: '2026-11-02T10:00:00.000Z',
  isCurrent: false,
};
const laptop: ListedSession = { ...phone, _id: 'laptop', isCurrent: true };

it('lists no sessions of a server that keeps none', async () => {
  const { forum } = testForum(() => failure(404));

  expect(await forum.cache.fetchQuery(sessionsQuery(forum))).toEqual([]);
});

it.each([200, 404])('removes an ended session from the list after a %i', async (status) => {
  const { forum, calls } = testForum(({ method }) => {
    if (method === 'GET') return Response.json([phone, laptop]);
    return status === 200 ? Response.json({ message: 'Logged out.' }) : failure(404);
  });
  await forum.cache.fetchQuery(sessionsQuery(forum));

  expect(await attempt(forum, endSession(forum, 'phone'), undefined)).toMatchObject({ ok: true });

  expect(calls.at(1)).toMatchObject({ method: 'DELETE', url: '/api/sessions/phone' });
  expect(forum.cache.getQueryData(sessionsQuery(forum).queryKey)).toEqual([laptop]);
});

it('keeps the session and alerts a failure', async () => {
  const { forum, alerts } = testForum(({ method }) =>
    method === 'GET' ? Response.json([phone]) : failure(503, 'Busy.'),
  );
  await forum.cache.fetchQuery(sessionsQuery(forum));

  await attempt(forum, endSession(forum, 'phone'), undefined);

  expect(alerts).toEqual(['Busy.']);
  expect(forum.cache.getQueryData(sessionsQuery(forum).queryKey)).toEqual([phone]);
});
