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
    // What needs more than the documented calls of the spec is tagged @extension.
    { name: 'plain server', use: { serverKind: 'plain' }, grepInvert: /@extension/ },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
