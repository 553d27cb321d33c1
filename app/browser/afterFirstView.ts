interface Router {
  state: { initialized: boolean };
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void;
}

type Browser = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

const maxDelayMs = 2_000;

/** Runs what the first view does not need: once its route is loaded and the browser is idle. */
export function afterFirstView(router: Router, browser: Browser, run: () => void): void {
  const schedule = () => {
    // Safari has no idle callbacks.
    if (browser.requestIdleCallback) browser.requestIdleCallback(run, { timeout: maxDelayMs });
    else browser.setTimeout(run, 0);
  };
  if (router.state.initialized) return schedule();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    schedule();
  });
}
