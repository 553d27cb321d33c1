import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

import { readMigrations } from './migrations';

it('numbers the migrations from 1, each number once', () => {
  const files = readdirSync(new URL('./migrations/', import.meta.url)).filter((name) =>
    name.endsWith('.sql'),
  );

  expect(files.map((name) => name.slice(0, 4)).sort()).toEqual(
    files.map((_name, index) => String(index + 1).padStart(4, '0')),
  );
});

it('records the migrations in the order of their files', () => {
  const recorded = Object.keys(readMigrations());

  // Kysely runs them in the order of these names.
  expect(recorded).toEqual([...recorded].sort());
  expect(recorded.slice(0, 4)).toEqual([
    '0001-community',
    '0002-chat',
    '0003-notifications',
    '0003-resemblance',
  ]);
});
