import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { prepare } from './prepared';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Statement {
  name: string;
  calls: number;
}

const findPair = prepare<[id: number], { a: number; b: string }>('select a, b from pairs where a = $1');

it('plans a statement once for each connection, and again after a migration', async () => {
  await sql`create table pairs (a int, b text)`.execute(database.db);
  await sql`insert into pairs values (1, 'one')`.execute(database.db);

  await database.db.connection().execute(async (connection) => {
    const find = async () => (await findPair(connection, 1))[0];
    for (let run = 0; run < 7; run += 1) expect(await find()).toEqual({ a: 1, b: 'one' });
    await sql`alter table pairs add column c int, add primary key (a)`.execute(connection);
    expect(await find()).toEqual({ a: 1, b: 'one' });

    const { rows } = await sql<Statement>`
      select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements
      where statement like '%from pairs%'`.execute(connection);
    expect(rows).toEqual([{ name: expect.any(String) as string, calls: 8 }]);
  });
});

it('gives identical statements one name, and different ones different names', async () => {
  const text = 'select 1 as value';
  const ones = [prepare<[], { value: number }>(text), prepare<[], { value: number }>(text)];
  const two = prepare<[], { value: number }>('select 2 as value');

  const values = await database.db.connection().execute(async (connection) => {
    const rows: unknown[] = [];
    for (const find of [...ones, two]) rows.push(...(await find(connection)));
    return rows;
  });

  expect(values).toEqual([{ value: 1 }, { value: 1 }, { value: 2 }]);
});
