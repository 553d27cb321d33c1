import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { root } from './lib/install.mjs';

const folder = join(root, '.changeset');
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { ignore } = read('.changeset/config.json');
const packages = read('package.json')
  .workspaces.map((name) => read(`${name}/package.json`))
  .filter(({ name }) => !ignore.includes(name));
const names = packages.map(({ name }) => name);
/** @type {{ name: string, dependencies?: Record<string, string> }[]} */
const libraries = packages.filter(({ exports }) => exports);

it('has changesets with packages, kinds of change, and a description', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const [, head = '', text = ''] =
      /^---\n(.*?)---\n(.*)$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const changes = parse(head) ?? {};

    expect(names, file).toEqual(expect.arrayContaining(Object.keys(changes)));
    expect(['major', 'minor', 'patch'], file).toEqual(expect.arrayContaining(Object.values(changes)));
    expect(Object.keys(changes), file).not.toEqual([]);
    expect(text.trim(), file).not.toBe('');
  }
});

it.each(libraries)(
  '$name depends on ranges, so that a site can share a dependency',
  ({ dependencies = {} }) => {
    expect(Object.entries(dependencies).filter(([, range]) => !range.startsWith('^'))).toEqual([]);
  },
);

it('has a server that runs with the versions it was tested with', () => {
  const { dependencies, optionalDependencies } = read('server/package.json');
  const versions = Object.entries({ ...dependencies, ...optionalDependencies });

  expect(versions.filter(([, version]) => !/^\d/.test(version))).toEqual([]);
});
