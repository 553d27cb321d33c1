// How Chromium is started for stories, so that it draws them alike everywhere.
import { join } from 'node:path';

import { root } from './install.mjs';

/** The environment in which only the pictures' own fonts are found: others of this machine must not reach them. */
export const ownFonts = { ...process.env, FONTCONFIG_FILE: join(root, 'scripts/lib/fonts.conf') };

/** Options of Playwright's `launch`. */
export const launchOptions = (executablePath) => ({
  executablePath,
  env: ownFonts,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--hide-scrollbars',
  ],
});

/**
 * Options of Playwright's `newContext`.
 *
 * @type {import('@playwright/test').BrowserContextOptions}
 */
export const contextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
};
