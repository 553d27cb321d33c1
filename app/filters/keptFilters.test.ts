import { memoryStore, type MemberFilters } from '@alphazone/react';
import { expect, it } from 'vitest';

import { createWordMatcher } from '../../react/filters/mutedWords';
import { filtersQuery } from '../../react/filters/filterQueries';
import { bob, failure, testForum } from '../../react/testing/testForum';
import { dropKeptFilters, keepFilters, keptFiltersKey, mutedPattern, restoreOnFailure } from './keptFilters';

it.each([
  ['gas', 'The GAS is high', true],
  ['gas', 'Vegas', false],
  ['Gás fees', 'gas   — fees!', true],
  ['比特', '买比特币', true],
  ['BTC比特', 'BTC 比 特', true],
  ['c++', 'c', true],
])('finds the muted word %s in "%s", as the app does: %s', (word, text, isFound) => {
  const pattern = mutedPattern([word, 'unrelated']);

  expect(new RegExp(pattern ?? expect.fail('No pattern.'), 'iu').test(text)).toBe(isFound);
  expect(createWordMatcher([word])([text])).toBe(isFound ? word : undefined);
});

it('has no pattern without letters or digits, which would match every text', () => {
  expect(mutedPattern([])).toBeUndefined();
  expect(mutedPattern(['—'])).toBeUndefined();
});

const noFilters: MemberFilters = { blocked: [], hiddenPosts: [], words: [] };

const keptOf = (userId: string) =>
  memoryStore({ [keptFiltersKey]: JSON.stringify({ userId, filters: noFilters }) });

/** The root element of a page whose head hides what the kept filters match. */
const hidingPage = (): { dataset: DOMStringMap } => ({ dataset: { filters: 'kept' } });

const openPage = (options?: Parameters<typeof testForum>[1]) =>
  testForum(() => new Promise(() => undefined), options);

it('keeps the filters until the session ends, also when it is refused', () => {
  for (const end of ['end', 'refuse'] as const) {
    const { forum, session } = openPage();
    const [storage, page] = [keptOf('bob'), hidingPage()];
    dropKeptFilters(forum, storage, page);
    session.start({ ...bob, token: 'renewed' });
    expect([storage.getItem(keptFiltersKey), page.dataset['filters']]).toEqual([expect.any(String), 'kept']);
    if (end === 'end') session.end();
    else session.refuse('renewed');
    expect([storage.getItem(keptFiltersKey), page.dataset]).toEqual([null, {}]);
  }
});

it.each([
  ['a session that ended elsewhere', 'bob', memoryStore()],
  ['another member', 'ann', undefined],
])('deletes the filters of %s, and shows what they hide', (_, owner, sessionStorage) => {
  const { forum } = openPage(sessionStorage && { storage: sessionStorage });
  const [storage, page] = [keptOf(owner), hidingPage()];

  dropKeptFilters(forum, storage, page);

  expect([storage.getItem(keptFiltersKey), page.dataset]).toEqual([null, {}]);
});

it('shows a guest what they hide, even if another tab has deleted the filters first', () => {
  const { forum } = openPage({ storage: memoryStore() });
  const page = hidingPage();

  dropKeptFilters(forum, memoryStore(), page);

  expect(page.dataset).toEqual({});
});

const filters: MemberFilters = {
  blocked: [{ _id: 'ada', name: 'Ada' }],
  hiddenPosts: ['p1'],
  words: ['gas'],
};

it.each(['before', 'after'])(
  'started %s the failure, applies the kept filters until a refetch succeeds',
  async (order) => {
    let isDown = true;
    const { forum } = testForum(() => (isDown ? failure(500) : Response.json(noFilters)));
    const query = filtersQuery(forum, 'bob');
    const [storage, page] = [memoryStore(), hidingPage()];
    keepFilters(storage, 'bob', filters);
    if (order === 'before') restoreOnFailure(forum, storage, page);
    await forum.cache.prefetchQuery(query);
    if (order === 'after') restoreOnFailure(forum, storage, page);

    expect(forum.cache.getQueryData(query.queryKey)).toEqual(filters);
    expect(page.dataset['filters']).toBe('kept');

    await forum.cache.prefetchQuery({ ...query, staleTime: 15_000 });
    expect(forum.cache.getQueryData(query.queryKey)).toEqual(filters);
    isDown = false;
    await forum.cache.prefetchQuery({ ...query, staleTime: 15_000 });
    expect(forum.cache.getQueryData(query.queryKey)).toEqual(noFilters);
  },
);

it.each([
  ['none are kept', memoryStore()],
  ['those kept are another member’s', keptOf('ann')],
  ['those kept are unreadable', memoryStore({ [keptFiltersKey]: '{' })],
])('shows what the head hides after a failure when %s', async (_, storage) => {
  const { forum } = testForum(() => failure(500));
  const page = hidingPage();
  restoreOnFailure(forum, storage, page);
  await forum.cache.prefetchQuery(filtersQuery(forum, 'bob'));

  expect(page.dataset).toEqual({});
});
