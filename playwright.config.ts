import { defineConfig } from '@playwright/test';

import type { WorkerOptions } from './e2e/support/test';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  // Two workers: each runs a server and a browser of its own.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  projects: [
    { name: 'alphazone', use: { serverKind: 'alphazone' } },
    // What needs more than the documented calls of the spec is tagged @extension, and what would be the same on any
    // server @once: looks, keys, and answers that the test itself gives.
    { name: 'plain server', use: { serverKind: 'plain' }, grepInvert: /@extension|@once/ },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves all the time keeps a machine without a graphics card busy. Tests about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Without pictures and sources, which cost more than they tell: `-- --trace on` takes all.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
