import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findBrokenLinks, withoutBrokenLinks } from './lib/broken-links.mjs';
import { root } from './lib/install.mjs';

const read = (path) => {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8');
};

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const documents = stdout.split('\n').filter((path) => path && existsSync(join(root, path)));

describe('findBrokenLinks', () => {
  const files = { 'docs/a.md': '# One thing\n\n## Two `things`, & more\n', LICENSE: '' };
  const find = (text) =>
    findBrokenLinks(
      text,
      (path) => (path in files ? files[path] : path === 'docs/' ? '' : undefined),
      dirname('docs/b.md'),
    );

  it('accepts files, folders, headings and URLs', () => {
    const text =
      '[a](a.md) [b](../LICENSE) [c](./a.md#two-things--more) [d](../docs/) [e](https://example.org/x) [f](#here)\n\n# Here';

    expect(find(text)).toEqual([]);
  });

  it.each(['gone.md', '../gone/', 'a.md#three-things', '#nowhere', '../docs/gone.md#one-thing'])(
    'reports that %s is broken',
    (link) => {
      expect(find(`See [this](${link}) or ![that](a.md).`)).toEqual([link]);
    },
  );

  it('ignores code', () => {
    expect(find('`[a](gone.md)`\n\n```md\n[a](gone.md)\n```\n')).toEqual([]);
  });
});

describe('withoutBrokenLinks', () => {
  it('keeps the text of broken links and everything else', () => {
    const read = (path) => (path === 'docs/a.md' ? '# One\n' : undefined);
    const text =
      '[a](a.md#one) [two\nlines](gone.md), [c](gone/d.md#x), [e](https://example.org) `[f](gone.md)`';

    expect(withoutBrokenLinks(text, read, 'docs')).toBe(
      '[a](a.md#one) two\nlines, c, [e](https://example.org) `[f](gone.md)`',
    );
  });
});

it.each(documents)('finds the target of every link in %s', (path) => {
  expect(findBrokenLinks(read(path) ?? '', read, dirname(path))).toEqual([]);
});

it.each(['proxy_request_buffering off;', 'proxy_max_temp_file_size 0;'])(
  'has nginx pass bodies and responses on as they arrive: %s',
  (directive) => {
    const [, location = ''] = /location \/ \{([^}]*)\}/.exec(read('deploy/nginx.conf') ?? '') ?? [];

    expect(location.split('\n').map((line) => line.trim())).toContain(directive);
  },
);

it('shows in the README of the hooks the example that check:example compiles', () => {
  expect(read('react/README.md')).toContain(read('examples/consumer/wholeSite.tsx'));
});
