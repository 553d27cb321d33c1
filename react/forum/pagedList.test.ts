import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { texts } from '../texts';
import type { Page } from './page';
import { pagedList } from './pagedList';

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
