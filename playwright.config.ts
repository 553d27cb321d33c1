import { defineConfig } from '@playwright/test';

import type { WorkerOptions } from './e2e/support/test';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  // Each worker runs its own server and browser.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A slow machine takes up to five times as long.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  projects: [
    { name: 'alphazone', use: { serverKind: 'alphazone' } },
    // Only behaviour that can differ on the plain server: documented calls and the journeys that use them.
    { name: 'plain server', use: { serverKind: 'plain' }, grep: /@plain/ },
  ],
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Animations are slow without a graphics card. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording screenshots, snapshots and sources on every run is too slow. `-- --trace on` records all.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
