// SQL only in repositories, as .dependency-cruiser.mjs also checks (docs/architecture.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './lib/install.mjs';

const mayQuery = /(-repository|\.test)\.ts$|^(database|backup|seed|testing)\//;
const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

const queriesOf = (path, code) =>
  mayQuery.test(path) ? [] : code.split('\n').filter((line) => query.test(line));

it('reports a query outside repositories', () => {
  const code = "db.selectFrom('posts');";

  expect(queriesOf('votes/cast-vote.ts', code)).toEqual([code]);
  expect(queriesOf('votes/votes-repository.ts', code)).toEqual([]);
});

it('finds no query outside repositories', () => {
  const folder = join(root, 'server/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );

  expect(files.flatMap((path) => queriesOf(path, readFileSync(join(folder, path), 'utf8')))).toEqual([]);
});
