import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { root } from './child-server';
import { scaleTables } from './scale/tables';

/** Without the spaces with which Oxfmt aligns columns. */
const plain = (table: string) => table.replace(/ +/g, ' ').replace(/-+/g, '-');

it('docs/scale.md has the tables that the model computes, and no other with numbers', () => {
  const text = readFileSync(join(root, 'docs/scale.md'), 'utf8');
  const tables = (text.match(/(?:^\|.*\n)+/gm) ?? []).filter((table) => /\| +[\d.,]+ +\|/.test(table));

  expect(tables.map((table) => plain(table.trim()))).toEqual(Object.values(scaleTables()).map(plain));
});
