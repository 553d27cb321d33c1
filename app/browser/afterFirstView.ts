import type { QueryClient } from '@tanstack/react-query';

import { whenIdle, type IdleBrowser } from './whenIdle';

export interface FirstView {
  /** Settles once the route's code has loaded or failed. */
  route: Promise<unknown>;
  cache: Pick<QueryClient, 'isFetching' | 'getQueryCache'>;
  browser: IdleBrowser & Pick<Window, 'clearTimeout'>;
}

const maxDelayMs = 2_000;

/**
 * Runs work that the first view does not need, once its route and data are loaded and the browser is idle.
 * Each step waits for the next idle callback, so that input waits for one step at most.
 */
export function afterFirstView({ route, cache, browser }: FirstView, ...steps: (() => void)[]): void {
  const run = () => {
    steps.shift()?.();
    if (steps.length > 0) whenIdle(browser, maxDelayMs, run);
  };
  const whenFetched = () => {
    if (cache.isFetching() === 0) return run();
    const finish = () => {
      stop();
      browser.clearTimeout(timer);
      run();
    };
    const stop = cache.getQueryCache().subscribe(() => {
      if (cache.isFetching() === 0) finish();
    });
    const timer = browser.setTimeout(finish, maxDelayMs);
  };
  const start = () => whenIdle(browser, maxDelayMs, whenFetched);
  route.then(start, start);
}
