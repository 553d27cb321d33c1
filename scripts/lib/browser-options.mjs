// How Chromium is started for stories, so that it draws them alike everywhere.

/** Options of Playwright's `launch`. */
export const launchOptions = (executablePath) => ({
  executablePath,
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

/** Options of Playwright's `newContext`. */
export const contextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
};
