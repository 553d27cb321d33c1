// Chromium options that make stories render the same on every machine.
import { join } from 'node:path';

import { root } from './install.mjs';

/** Hides the machine's other fonts from Chromium. */
export const ownFonts = { ...process.env, FONTCONFIG_FILE: join(root, 'scripts/lib/fonts.conf') };

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

/** @type {import('@playwright/test').BrowserContextOptions} */
export const contextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
};
