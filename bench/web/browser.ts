import { chromium, type Browser } from '@playwright/test';

interface Programs {
  ensureChromium: () => Promise<string>;
  ensureHeadlessShell: () => Promise<string>;
}

/** Scripts have no types outside of their own project. */
export const programs = async (): Promise<Programs> =>
  (await import(new URL('../../scripts/lib/chromium.mjs', import.meta.url).href)) as Programs;

/** The browser of the end-to-end tests. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await (await programs()).ensureHeadlessShell(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
