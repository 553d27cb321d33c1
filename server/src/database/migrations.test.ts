import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

import { readMigrations } from './migrations';

it('gives each migration a unique number', () => {
  const numbers = readdirSync(new URL('./migrations/', import.meta.url))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, 4));

  expect(numbers.filter((number) => !/^[0-9]{4}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
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
