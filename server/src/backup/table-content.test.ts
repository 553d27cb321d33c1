import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { connectionTo } from '../testing/server-connection';
import { readForeignKeys, readSequences, readTables, type Table } from './catalog';
import { copyIn, copyOut } from './copy-streams';
import { openSession, type Session } from './session';
import { measure, pump, readRows, writeRows } from './table-content';

let session: Session;
const schema = `backup_test_${randomBytes(6).toString('hex')}`;
const { signal } = new AbortController();

beforeAll(async () => {
  session = await openSession(connectionTo(inject('testServer')));
  await session.client.query(`create schema ${schema}; set search_path = ${schema}`);
});

afterAll(async () => {
  await session.client.query(`set client_min_messages = error; drop schema ${schema} cascade`);
  await session.end();
});

async function table(name: string): Promise<Table> {
  const found = (await readTables(session.client)).find((one) => one.name === name);
  if (!found) throw new Error(`There is no table ${name}.`);
  return found;
}

describe('the content of a table', () => {
  it('is copied exactly for all types and characters', async () => {
    const { client } = session;
    const columns = `
      "order" text primary key, b bytea, t timestamptz, d date, n numeric, f float8, r real, big bigint, j jsonb, raw json,
      list text[], grid int[][], u uuid, flag boolean, i interval, computed text generated always as (upper("order")) stored`;
    await client.query(`create table odd (${columns}); create table copy_of_odd (${columns})`);
    await client.query(`
      insert into odd values
        ('a', '\\x00ff0a5c', '2026-11-21 08:00:00.123456+05:30', '0044-03-15 BC', 'NaN', 0.1, 3.4028235e38, 9223372036854775807,
         '{"a": [1, null, "\\u00e9"]}', '{"b":  1,"b":2}', array['x, "y"', null, '', '\\', 'NULL'], '{{1,2},{3,4}}',
         '01a1fd28-50e1-7202-80d7-2d4cb81e08f0', true, '1 year 2 days 03:04:05.678'),
        ('B', '', 'infinity', '-infinity', 1e-20, '-Infinity', 'NaN', -1, 'null', 'null', '{}', null, null, false, '-1 mon'),
        (E'tab\\tnewline\\nreturn\\rback\\\\slash \\\\N \\\\. 🚀', null, null, null, null, null, null, null, null, null, null,
         null, null, null, null),
        ('', null, null, null, null, '-0', null, null, null, null, null, null, null, null, null),
        ('\\N', null, null, null, null, null, null, null, null, null, null, null, null, null, null)`);
    const [from, to] = [await table('odd'), await table('copy_of_odd')];

    const sent = await pump(readRows(client, from), writeRows(client, to), signal);

    expect(from.columns).not.toContain('computed');
    expect(sent.rows).toBe(5);
    expect(await measure(client, to, signal)).toEqual(sent);
    const { rows } = await client.query<{ different: string }>(`
      select count(*) as different from odd full join copy_of_odd using ("order") where odd::text is distinct from copy_of_odd::text`);
    expect(rows[0]?.different).toBe('0');
  });

  it('changes its hash with one character', async () => {
    const { client } = session;
    await client.query(`
      create table words (id int primary key, word text);
      insert into words select n, 'word ' || n from generate_series(1, 500) n`);
    const words = await table('words');
    const before = await measure(client, words, signal);

    await client.query(`update words set word = 'Word 250' where id = 250`);

    const after = await measure(client, words, signal);
    expect(after).toMatchObject({ rows: 500, bytes: before.bytes });
    expect(after.sha256).not.toBe(before.sha256);
  });

  it('is sorted by key with text as bytes, or by whole rows without a key', async () => {
    await session.client.query(`
      create table by_two (b int, a text, primary key (a, b));
      create table keyless (a text)`);

    expect((await table('by_two')).order).toBe('a collate "C", b');
    expect((await table('keyless')).order).toBe('keyless::text collate "C"');
  });
});

describe('the catalog', () => {
  it('lists sequences with their position and foreign keys with their definition', async () => {
    const { client } = session;
    await client.query(`
      create table "Trees" (id bigserial primary key, parent bigint references "Trees" on delete set null);
      insert into "Trees" (parent) values (null), (1), (2)`);

    expect(await readSequences(client)).toContainEqual({
      name: 'Trees_id_seq',
      lastValue: '3',
      isCalled: true,
    });
    expect(await readForeignKeys(client)).toContainEqual({
      table: '"Trees"',
      name: '"Trees_parent_fkey"',
      definition: 'FOREIGN KEY (parent) REFERENCES "Trees"(id) ON DELETE SET NULL',
    });
  });
});

describe('a COPY stream', () => {
  it("fails with the server's error and leaves the connection usable", async () => {
    const { client } = session;
    await client.query('create table numbers (n int)');

    const writing = pipeline(
      Readable.from([Buffer.from('1\nmany\n')]),
      copyIn(client, 'copy numbers from stdin'),
    );
    await expect(writing).rejects.toThrow('invalid input syntax for type integer: "many"');
    const reading = pipeline(
      copyOut(client, 'copy nowhere to stdout'),
      copyIn(client, 'copy numbers from stdin'),
    );
    await expect(reading).rejects.toThrow('relation "nowhere" does not exist');
    await expect(pipeline(Readable.from([]), copyIn(client, 'copy nowhere from stdin'))).rejects.toThrow(
      'relation "nowhere" does not exist',
    );

    expect((await client.query('select n from numbers')).rows).toEqual([]);
  });

  it('applies backpressure to the server and can be stopped early', async () => {
    const { client } = session;
    const stream = copyOut(
      client,
      `copy (select repeat('x', 1000) from generate_series(1, 50000)) to stdout`,
    );
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      expect(stream.readableLength).toBeLessThan(1_000_000);
      if (bytes > 10_000_000) break;
    }

    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
