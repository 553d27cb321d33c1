import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { hydrateQueries, type PageState } from './renderedPage';

function isStale(isMember: boolean): boolean | undefined {
  const server = new QueryClient();
  server.setQueryData(['feed'], ['a post']);
  const browser = new QueryClient();
  const state = { queries: dehydrate(server) } as Partial<PageState> as PageState;
  hydrateQueries(browser, state, isMember);
  expect(browser.getQueryData(['feed'])).toEqual(['a post']);
  return browser.getQueryState(['feed'])?.isInvalidated;
}

it('refetches a rendered page’s data for members: it was rendered for guests', () => {
  expect([isStale(false), isStale(true)]).toEqual([false, true]);
});
