import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { hydrateQueries, type PageState } from './renderedPage';

function isRefetched(isStale: boolean): boolean | undefined {
  const server = new QueryClient();
  server.setQueryData(['feed'], ['a post']);
  const browser = new QueryClient();
  const state = { queries: dehydrate(server) } as Partial<PageState> as PageState;
  hydrateQueries(browser, state, isStale);
  expect(browser.getQueryData(['feed'])).toEqual(['a post']);
  return browser.getQueryState(['feed'])?.isInvalidated;
}

it('refetches a rendered page’s data if it may be stale', () => {
  expect([isRefetched(false), isRefetched(true)]).toEqual([false, true]);
});
