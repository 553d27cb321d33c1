import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { deletedUser } from './account-deletion-repository';
import { memberRecords } from './member-records';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('lists every foreign key to users, so that deletion and export miss no table', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as place
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1`.execute(database.db);

  expect(memberRecords.map(({ table, member }) => `${table}.${member}`).sort()).toEqual(
    rows.map(({ place }) => place),
  );
});

it('lists every column with a user id, even without a foreign key', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(user|member|author|owner|sender|actor)_id$'
    order by 1`.execute(database.db);

  // Triggers on posts fill and empty these.
  const derived = ['author_counts.author_id', 'post_tags.author_id'];
  const places = [...memberRecords.map(({ table, member }) => `${table}.${member}`), ...derived];
  expect(rows.map(({ place }) => place).filter((place) => !places.includes(place))).toEqual([]);
});

it('covers every column of users: deletion clears or keeps it', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'users'`.execute(database.db);

  const cleared = Object.keys(deletedUser('id', 'Deleted'));
  const kept = ['id', 'joined_on', 'token_version'];
  expect(rows.map(({ name }) => name).sort()).toEqual([...cleared, ...kept].sort());
});
