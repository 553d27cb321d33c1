import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { root } from './lib/install.mjs';

const folder = join(root, '.changeset');
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { ignore } = read('.changeset/config.json');
const packages = read('package.json')
  .workspaces.map((name) => read(`${name}/package.json`).name)
  .filter((name) => !ignore.includes(name));

it('has changesets that name packages, kinds of change, and what changes', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const [, head = '', text = ''] =
      /^---\n(.*?)---\n(.*)$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const changes = parse(head) ?? {};

    expect(packages, file).toEqual(expect.arrayContaining(Object.keys(changes)));
    expect(['major', 'minor', 'patch'], file).toEqual(expect.arrayContaining(Object.values(changes)));
    expect(Object.keys(changes), file).not.toEqual([]);
    expect(text.trim(), file).not.toBe('');
  }
});
