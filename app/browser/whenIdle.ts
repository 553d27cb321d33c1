export type IdleBrowser = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** @param maxDelayMs After which it runs even if the browser is busy. */
export function whenIdle(browser: IdleBrowser, maxDelayMs: number, run: () => void): void {
  // Safari has no idle callbacks.
  if (browser.requestIdleCallback) browser.requestIdleCallback(run, { timeout: maxDelayMs });
  else browser.setTimeout(run, 0);
}
