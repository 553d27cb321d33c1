import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findBrokenCitations } from './lib/broken-citations.mjs';
import { root } from './lib/install.mjs';

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout.split('\n').filter((path) => path && existsSync(join(root, path)));
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');

describe('findBrokenCitations', () => {
  const find = (source) => findBrokenCitations(source, ['docs/decisions/0002-arrows.md', 'app/paths.ts']);

  it('accepts files by full path, by its end and by name', () => {
    expect(
      find('// See docs/decisions/0002-arrows.md and `paths.ts`.\n/** In ../decisions/0002-arrows.md. */'),
    ).toEqual([]);
  });

  it('finds files that do not exist', () => {
    expect(find('/** See `docs/gone.md`,\n * app/old/paths.ts. */')).toEqual([
      'docs/gone.md',
      'app/old/paths.ts',
    ]);
  });

  it('finds sections of a design document', () => {
    expect(find('const a = 1; // Spec section 2, design section 3.13')).toEqual(['design section 3.13']);
  });

  it('checks only comments, and ignores URLs and product names', () => {
    expect(find("import a from './gone.ts';\n// Node.js has https://example.org/gone.md")).toEqual([]);
  });
});

it('finds every file that a comment cites', () => {
  const broken = files
    .filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file) && file !== 'scripts/citations.test.mjs')
    .flatMap((file) =>
      findBrokenCitations(readFileSync(join(root, file), 'utf8'), [...files, ...ignored]).map(
        (citation) => `${file}: ${citation}`,
      ),
    );

  expect(broken).toEqual([]);
});
