import type { QueryClient } from '@tanstack/react-query';

type Browser = Pick<Window, 'setTimeout' | 'clearTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

export interface FirstView {
  /** Settles once the code of the route is loaded, or cannot be. */
  route: Promise<unknown>;
  cache: Pick<QueryClient, 'isFetching' | 'getQueryCache'>;
  browser: Browser;
}

const maxDelayMs = 2_000;

/** Runs what the first view does not need: once its route and its data are loaded and the browser is idle. */
export function afterFirstView({ route, cache, browser }: FirstView, run: () => void): void {
  const whenIdle = () => {
    // Safari has no idle callbacks.
    if (browser.requestIdleCallback) browser.requestIdleCallback(whenFetched, { timeout: maxDelayMs });
    else browser.setTimeout(whenFetched, 0);
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
  route.then(whenIdle, whenIdle);
}
