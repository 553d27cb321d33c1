import type { QueryClient } from '@tanstack/react-query';

type Browser = Pick<Window, 'setTimeout' | 'clearTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

export interface FirstView {
  /** Settles once the code of the route is loaded, or cannot be. */
  route: Promise<unknown>;
  cache: Pick<QueryClient, 'isFetching' | 'getQueryCache'>;
  browser: Browser;
}

const maxDelayMs = 2_000;

/**
 * Runs what the first view does not need: once its route and its data are loaded and the browser is idle. Each step waits until
 * the browser is idle again, so that a press or a key waits for one step at most.
 */
export function afterFirstView({ route, cache, browser }: FirstView, ...steps: (() => void)[]): void {
  const whenIdle = (step: () => void) => {
    // Safari has no idle callbacks.
    if (browser.requestIdleCallback) browser.requestIdleCallback(step, { timeout: maxDelayMs });
    else browser.setTimeout(step, 0);
  };
  const run = () => {
    steps.shift()?.();
    if (steps.length > 0) whenIdle(run);
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
  const start = () => whenIdle(whenFetched);
  route.then(start, start);
}
