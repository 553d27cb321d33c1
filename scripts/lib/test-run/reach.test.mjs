import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../install.mjs';
import { namedModules, narrowTo } from './reach.mjs';
import { steps } from './steps.mjs';

const uses = (files) => new Map(Object.entries(files).map(([file, used]) => [file, new Set(used)]));

const graph = uses({
  'client/index.ts': [],
  'react/plainServer/countTags.ts': [],
  'ui/index.ts': ['ui/components/Button/Button.tsx'],
  'ui/components/Button/Button.tsx': [],
  'app/main.tsx': ['ui/index.ts', 'app/paths.ts', 'react/plainServer/countTags.ts', 'client/index.ts'],
  'app/paths.ts': [],
  'app/paths.test.ts': ['app/paths.ts'],
  'server/src/main.ts': ['server/src/votes/cast-vote.ts', 'server/src/contract.ts'],
  'server/src/contract.ts': ['openapi.yaml'],
  'server/src/votes/cast-vote.ts': [],
  'server/src/votes/votes.test.ts': ['server/src/votes/cast-vote.ts'],
  'server/src/settings/settings-docs.test.ts': ['docs/operating.md'],
  'server/src/testing/global-setup.ts': ['server/src/database/migrate.ts'],
  'server/src/database/migrate.ts': ['server/src/database/migrations/0001.sql'],
  'stories/components/Button.stories.tsx': ['ui/components/Button/Button.tsx'],
  'stories/screens/Home.stories.tsx': [],
  '.storybook/preview.tsx': ['stories/theme.ts'],
  'stories/theme.ts': [],
  'e2e/journey.test.ts': ['e2e/support/test.ts'],
  'e2e/feeds.test.ts': ['e2e/support/test.ts', 'e2e/support/feeds.ts'],
  'e2e/support/test.ts': [],
  'e2e/support/feeds.ts': [],
  'scripts/test-stories.mjs': ['scripts/lib/pictures.mjs'],
  'scripts/lib/pictures.mjs': [],
  'scripts/dev.mjs': [],
  'scripts/generate-database.mjs': ['server/src/database/migrate.ts'],
  'scripts/generate-machines.mjs': ['machines/vote/voteMachine.ts'],
  'machines/vote/voteMachine.ts': [],
  'scripts/test-e2e.mjs': ['scripts/lib/build.mjs'],
  'scripts/lib/build.mjs': ['server/src/main.ts', 'README.md'],
});

/** Maps each remaining step to its files, or to true for the whole step. */
const reach = (...changed) =>
  Object.fromEntries(
    narrowTo(steps, changed, graph, (file) => !file.includes('deleted')).map(({ name, files }) => [
      name,
      files ?? true,
    ]),
  );

const treeTests = ['scripts/documents.test.mjs', 'scripts/citations.test.mjs'];

describe('narrowTo', () => {
  it('selects nothing without changes', () => {
    expect(reach()).toEqual({});
  });

  it('selects a component’s stories and journeys, but no packages or server tests', () => {
    const file = 'ui/components/Button/Button.tsx';

    expect(reach(file)).toEqual({
      types: true,
      lint: [file, 'ui/index.ts', 'stories/components/Button.stories.tsx'],
      format: [file],
      unit: treeTests,
      spec: true,
      arrows: true,
      'dead-code': true,
      weight: true,
      stories: ['stories/components/Button.stories.tsx'],
      e2e: ['e2e/journey.test.ts'],
    });
  });

  it('selects the tests of a server feature, and the journeys', () => {
    expect(reach('server/src/votes/cast-vote.ts')).toMatchObject({
      server: ['server/src/votes/votes.test.ts'],
      e2e: ['e2e/journey.test.ts'],
    });
    expect(reach('server/src/votes/cast-vote.ts')).not.toHaveProperty('stories');
  });

  it('selects only format and document tests when only documents have changed', () => {
    // A script names the first file, but no test does.
    expect(reach('README.md', 'docs/security.md')).toEqual({
      format: ['README.md', 'docs/security.md'],
      unit: treeTests,
      spec: true,
    });
  });

  it.each(['ui/index.ts', 'ui/README.md', 'ui/theme/fonts.css', 'client/index.ts'])(
    'builds the examples when %s has changed',
    (file) => {
      expect(reach(file)).toMatchObject({ example: true, next: true });
    },
  );

  it.each([
    ['example', 'examples/book-club/src/main.tsx'],
    ['example', 'examples/consumer/server.mjs'],
    ['next', 'examples/plant-swap/app/page.tsx'],
  ])('builds only its example (%s) when %s has changed', (step, file) => {
    const steps = reach(file);

    expect(Object.keys(steps).filter((name) => ['example', 'next'].includes(name))).toEqual([step]);
  });

  it.each(['ui/index.ts', 'docs/api/ui.api.md'])('compares the public types when %s has changed', (file) => {
    expect(reach(file)).toHaveProperty('api', true);
  });

  it.each(['create/main.ts', 'server/bin/alphazone.mjs'])('creates a forum when %s has changed', (file) => {
    expect(reach(file)).toHaveProperty('create', true);
  });

  it.each([
    'server/src/database/migrations/0001.sql',
    'machines/vote/voteMachine.ts',
    'docs/machines/vote.md',
  ])('compares the generated files when %s has changed', (file) => {
    expect(reach(file)).toHaveProperty('generated', true);
  });

  it.each([
    ['ui/components/Button/Button.tsx', false],
    ['server/src/votes/cast-vote.ts', false],
    ['react/plainServer/countTags.ts', true],
    ['client/index.ts', true],
    ['e2e/support/feeds.ts', true],
  ])('after a change to %s, runs end-to-end tests on the plain server: %s', (file, isRun) => {
    const e2e = narrowTo(steps, [file], graph, () => true).find(({ name }) => name === 'e2e');

    expect(e2e?.args.includes('--project=alphazone')).toBe(!isRun);
    expect(e2e?.uses?.includes('plainApp')).toBe(isRun);
  });

  it('selects the test that reads a document', () => {
    expect(reach('docs/operating.md')).toMatchObject({
      server: ['server/src/settings/settings-docs.test.ts'],
    });
  });

  it('selects the unit tests of a module', () => {
    expect(reach('app/paths.ts').unit).toEqual(['app/paths.test.ts', ...treeTests]);
  });

  it('selects all server tests when their shared setup has changed', () => {
    expect(reach('server/src/database/migrations/0001.sql').server).toBe(true);
  });

  it.each([
    'stories/theme.ts',
    '.storybook/test-runner-jest.config.js',
    'scripts/lib/pictures.mjs',
    'stories/pictures/button.png',
  ])('selects all stories when %s has changed', (file) => {
    expect(reach(file).stories).toBe(true);
  });

  it('selects all end-to-end tests when the build script has changed', () => {
    expect(reach('scripts/lib/build.mjs').e2e).toBe(true);
  });

  it('selects the end-to-end tests that use a changed helper', () => {
    expect(reach('e2e/support/feeds.ts').e2e).toEqual(['e2e/feeds.test.ts']);
  });

  it('selects the contract check when the contract has changed', () => {
    expect(reach('openapi.yaml')).toMatchObject({ contract: true, e2e: ['e2e/journey.test.ts'] });
    expect(reach('app/paths.ts')).not.toHaveProperty('contract');
  });

  it('neither lints nor formats a deleted module', () => {
    const left = reach('app/deleted.ts', 'docs/deleted.md');

    expect(left).toMatchObject({ types: true, arrows: true });
    expect(left).not.toHaveProperty('lint');
    expect(left).not.toHaveProperty('format');
  });

  it.each([
    'package-lock.json',
    'ui/package.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    'app/strange.bin',
  ])('selects everything when %s has changed', (file) => {
    expect(reach('README.md', file)).toEqual(Object.fromEntries(steps.map(({ name }) => [name, true])));
  });
});

it.each(namedModules)('has the hard-coded path %s in the repository', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});
