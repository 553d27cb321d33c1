import { InfiniteQueryObserver, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';

import { feedQuery } from '../../posts/feeds/postQueries';
import { wirePost } from '../../testing/posts';
import { flushPromises, heldResponses, testForum } from '../../testing/testForum';
import { texts } from '../../texts';
import type { Page } from './page';
import { pagedList } from './pagedList';
import { refetch } from './refetch';

const itemsOf = <T>(...pages: T[][]) => {
  const data = { pages: pages.map((items) => ({ items, nextCursor: undefined, total: undefined })) };
  // Safe cast: the items depend on nothing else.
  const query = { data, error: null } as unknown as UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  return pagedList({ texts }, query).items;
};

it('has an item once that moved to the next page between two loads', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((_id) => ({ _id }));

  expect(itemsOf([a, b], [{ _id: 'b' }, c])).toEqual([a, b, c]);
});

it('continues at the next cursor of the last loaded page', () => {
  const pages = ['a', 'b'].map((nextCursor) => ({ items: [], nextCursor, total: undefined }));
  // Safe cast, as above.
  const query = { data: { pages }, error: null } as unknown as UseInfiniteQueryResult<
    InfiniteData<Page<never>>
  >;

  expect(pagedList({ texts }, query).nextCursor).toBe('b');
});

it('keeps all items without an id', () => {
  expect(itemsOf([{ tag: 'btc' }], [{ tag: 'btc' }])).toHaveLength(2);
});

it.each([
  ['before the next page is asked for', ['refetch', 'load more']],
  ['while the next page loads', ['load more', 'refetch', 'load more']],
  ['after the list was rendered', ['refetch unseen', 'load more']],
])('loads the next page after a refetch that began %s', async (_, steps) => {
  const responses = heldResponses();
  let first = ['old'];
  const { forum } = testForum(async ({ url }) => {
    await responses.hold();
    if (url.includes('cursor')) return Response.json([{ ...wirePost, _id: 'older' }]);
    const posts = first.map((_id) => ({ ...wirePost, _id }));
    return Response.json(posts, { headers: { Link: '</posts/get?cursor=c1>; rel="next"' } });
  });
  const releaseAll = async () => {
    while (responses.count() > 0) await responses.release(new Response());
  };
  const observer = new InfiniteQueryObserver(forum.cache, feedQuery(forum, { sort: 'new' }));
  onTestFinished(observer.subscribe(() => undefined));
  // Safe cast: a list reads only what both have.
  const current = () =>
    observer.getCurrentResult() as UseInfiniteQueryResult<InfiniteData<Page<{ _id: string }>>>;
  await flushPromises();
  await releaseAll();
  const rendered = current();
  first = ['new', 'old'];

  for (const step of steps) {
    if (step === 'load more')
      pagedList(forum, steps.includes('refetch unseen') ? rendered : current()).loadMore();
    else void refetch(forum.cache);
    await flushPromises();
  }
  await releaseAll();

  expect(pagedList(forum, current()).items?.map(({ _id }) => _id)).toEqual(['new', 'old', 'older']);
});
