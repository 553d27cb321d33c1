import { describe, expect, it } from 'vitest';

import { namedFiles, reachedFrom, readGraph } from './import-graph.mjs';

describe('namedFiles', () => {
  const named = namedFiles([
    'openapi.yaml',
    'app/b.ts',
    'docs/operating.md',
    'server/src/database/migrations/0001.sql',
    'server/src/database/migrate.ts',
    'ui/messages.ts',
    'stories/a.stories.tsx',
  ]);

  it.each([
    ["new URL('../openapi.yaml', import.meta.url)", 'app/a.ts', 'openapi.yaml'],
    ["join(repositoryRoot(), 'docs', 'operating.md')", 'server/src/a.ts', 'docs/operating.md'],
    [
      "new URL('./migrations/', import.meta.url)",
      'server/src/database/a.ts',
      'server/src/database/migrations/0001.sql',
    ],
    ["const files = ['ui/messages.ts']", 'app/a.test.ts', 'ui/messages.ts'],
    ['readdirSync(folder, { recursive: true })', 'stories/docs/a.test.ts', 'stories/a.stories.tsx'],
    ["import.meta.glob('../*.stories.tsx')", 'stories/docs/a.test.ts', 'stories/a.stories.tsx'],
  ])('finds the files that %s reads', (text, source, file) => {
    expect(named(source, text)).toEqual([file]);
  });

  it('finds nothing in other strings', () => {
    expect(named('app/a.ts', "href('/users/', 'sql', '/', '../')")).toEqual([]);
  });
});

describe('reachedFrom', () => {
  it('follows transitive and circular imports', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'a'])],
      ['d', new Set(['a'])],
    ]);

    expect([...reachedFrom(graph, ['a'])].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('readGraph', () => {
  it('contains imported files and files read by name', async () => {
    const graph = await readGraph(['app/build/serverPaths.test.ts', 'machines/session']);

    expect([...(graph.get('app/build/serverPaths.test.ts') ?? [])]).toEqual(
      expect.arrayContaining(['app/build/serverPaths.ts', 'openapi.yaml']),
    );
    expect(graph.get('machines/session/sessionMachine.ts')).toContain('machines/session/profile.ts');
  });
});
