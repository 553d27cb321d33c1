import { defineConfig } from '@playwright/test';

import type { WorkerOptions } from './e2e/support/test';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  // Each runs a server and a browser of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  projects: [
    { name: 'alphazone', use: { serverKind: 'alphazone' } },
    // Only what differs there: the documented calls and the journeys through them.
    { name: 'plain server', use: { serverKind: 'plain' }, grep: /@plain/ },
  ],
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Movement keeps a machine without a graphics card busy. Tests about movement turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Screenshots and sources cost too much to record on every run: `-- --trace on` takes all.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
