import { expect, it } from 'vitest';

import { attempt, mutate } from '../forum/mutations/mutation';
import { bob, failure, flushPromises, heldResponses, testForum } from '../testing/testForum';
import { setBlocked, setHidden, setMutedWords } from './filterMutations';
import { filterKeys, type MemberFilters } from './filterKeys';
import { filtersQuery } from './filterQueries';

const userId = bob.result._id;
const ada = { _id: 'ada', name: 'Ada' };
const empty: MemberFilters = { blocked: [], words: [], hiddenPosts: [] };

function started(respond: Parameters<typeof testForum>[0]) {
  const { forum, ...rest } = testForum(respond);
  forum.cache.setQueryData(filterKeys.of(userId), empty);
  return { forum, ...rest, filters: () => forum.cache.getQueryData<MemberFilters>(filterKeys.of(userId)) };
}

it('blocks optimistically, and takes the response', async () => {
  const { hold, release } = heldResponses();
  const { forum, filters } = started(hold);
  const pending = mutate(forum, setBlocked(forum, userId), { member: ada, isBlocked: true });
  await flushPromises();

  expect(filters()?.blocked).toEqual([ada]);
  await release(Response.json({ ...empty, blocked: [{ ...ada, username: 'ada' }] }));
  await pending;
  expect(filters()?.blocked).toEqual([{ ...ada, username: 'ada' }]);
});

it('keeps a change made before the previous one is answered', async () => {
  const { hold, release } = heldResponses();
  const { forum, filters } = started(hold);
  void mutate(forum, setHidden(forum, userId), { postId: 'p1', isHidden: true });
  const undone = mutate(forum, setHidden(forum, userId), { postId: 'p1', isHidden: false });
  await flushPromises();

  await release(Response.json({ ...empty, hiddenPosts: ['p1'] }));
  expect(filters()?.hiddenPosts).toEqual([]);
  await release(Response.json(empty));
  await undone;
  expect(filters()).toEqual(empty);
});

it('keeps a change made before the previous one is refused', async () => {
  const { hold, release } = heldResponses();
  const { forum, filters } = started(hold);
  void attempt(forum, setHidden(forum, userId), { postId: 'p1', isHidden: true });
  void attempt(forum, setHidden(forum, userId), { postId: 'p2', isHidden: true });
  await flushPromises();

  await release(failure(409, 'You hide too many.'));
  expect(filters()?.hiddenPosts).toContain('p2');
  await release(Response.json({ ...empty, hiddenPosts: ['p2'] }));
  expect(filters()?.hiddenPosts).toEqual(['p2']);
});

it('rolls back when the server refuses it, and says why', async () => {
  const { forum, filters, alerts } = started(() => failure(409, 'You block too many.'));
  await attempt(forum, setHidden(forum, userId), { postId: 'p1', isHidden: true });

  expect(filters()).toEqual(empty);
  expect(alerts).toEqual(['Your filters could not be saved: You block too many.']);
});

it('sends each change', async () => {
  const { forum, calls } = started(() => Response.json(empty));
  await mutate(forum, setBlocked(forum, userId), { member: ada, isBlocked: false });
  await mutate(forum, setHidden(forum, userId), { postId: 'p1', isHidden: true });
  await mutate(forum, setHidden(forum, userId), { postId: 'p1', isHidden: false });
  await mutate(forum, setMutedWords(forum, userId), ['spoiler']);

  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['DELETE', '/api/users/ada/block', undefined],
    ['PUT', '/posts/hide/p1', undefined],
    ['DELETE', '/posts/hide/p1', undefined],
    ['PUT', '/api/filters/words', { words: ['spoiler'] }],
  ]);
});

it('has no filters on a plain server', async () => {
  const { forum } = testForum(() => failure(404));

  expect(await forum.cache.fetchQuery(filtersQuery(forum, userId))).toBeNull();
});
