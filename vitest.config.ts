import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{client,machines,ui,app,stories,scripts,examples}/**/*.test.{ts,tsx,mjs}'],
          environment: 'node',
          // One module graph for all files: importing it for each of them takes five times as long as the tests.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          environment: 'node',
          env: { TEST_PASSWORD_COST: 'minimal' },
          // Vitest leaves a core to itself, and half of a small machine unused.
          maxWorkers: availableParallelism(),
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What is awaited comes as fast as the machine allows; a busy one takes longer than a second.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
