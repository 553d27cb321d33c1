import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start whole servers take longest: the last one would occupy one core while the others are idle. */
class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsServers = ({ moduleId }: TestSpecification) =>
      /server-process'|'serverEntry'|startEmbeddedPostgres/.test(readFileSync(moduleId, 'utf8'));
    const sorted = await super.sort(files);
    return [...sorted.filter(startsServers), ...sorted.filter((file) => !startsServers(file))];
  }
}

/** A loaded machine can take longer than the defaults of 5 seconds and 1 second. */
const limits = { testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    sequence: { sequencer: ServersFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{client,machines,react,ui,app,create,stories,scripts,examples}/**/*.test.{ts,tsx,mjs}'],
          environment: 'node',
          // A module graph per test file takes five times as long as the tests.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,bench}/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          environment: 'node',
          // As above: imports take longer than most files' tests.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          env: { TEST_PASSWORD_COST: 'minimal' },
          // Vitest's default leaves a core idle, half of a small machine.
          maxWorkers: availableParallelism(),
          ...limits,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
