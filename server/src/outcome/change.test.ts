import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DatabaseTransaction } from '../database/database';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createChange, type Change } from './change';
import type { Outcome } from './outcome';

let database: TestDatabase;
let outcomes: Outcome[];
let change: Change;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table seats (id int primary key, taken int not null)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate seats`.execute(database.db);
  await sql`insert into seats values (1, 0), (2, 0)`.execute(database.db);
  outcomes = [];
  change = createChange(database.db, (outcome) => {
    outcomes.push(outcome);
    return Promise.resolve();
  });
});
afterAll(() => database.close());

const take = (transaction: DatabaseTransaction, id: number) =>
  sql`update seats set taken = taken + 1 where id = ${id}`.execute(transaction);

async function takenSeats() {
  const { rows } = await sql<{ taken: number }>`select taken from seats order by id`.execute(database.db);
  return rows.map(({ taken }) => taken);
}

describe('change', () => {
  it('repeats the victim of a deadlock with a new outcome', async () => {
    let attempts = 0;
    let arrived = 0;
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));

    const both = [1, 2].map((first) =>
      change(async ({ transaction, outcome }) => {
        attempts += 1;
        outcome.deletedPosts.push(`first ${first}`);
        await take(transaction, first);
        if ((arrived += 1) === 2) meet();
        await met;
        await take(transaction, 3 - first);
      }),
    );
    await Promise.all(both);

    // The victim may lock its first seat again before the other transaction wakes up.
    expect(attempts).toBeGreaterThan(2);
    expect(await takenSeats()).toEqual([2, 2]);
    expect(outcomes.map(({ deletedPosts }) => deletedPosts).sort()).toEqual([['first 1'], ['first 2']]);
  });

  it.each([
    ['40001', 4],
    ['40P01', 4],
    ['23505', 1],
  ])('tries again after %s at most until attempt %i', async (code, expected) => {
    let attempts = 0;
    const work = ({ transaction }: { transaction: DatabaseTransaction }) => {
      attempts += 1;
      return sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(transaction);
    };

    await expect(change(work)).rejects.toMatchObject({ code });

    expect(attempts).toBe(expected);
    expect(outcomes).toEqual([]);
  });

  it('rejects with the first failed statement’s error, not with a later one’s', async () => {
    let attempts = 0;
    const work = async ({ transaction }: { transaction: DatabaseTransaction }) => {
      attempts += 1;
      const failing = sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(transaction);
      failing.catch(() => undefined);
      await take(transaction, 1);
      await failing;
    };

    await expect(change(work)).rejects.toMatchObject({ code: '40001' });

    expect(attempts).toBe(4);
  });

  it('runs concurrent statements in the order of their calls', async () => {
    const texts = await change(async ({ transaction }) => {
      const results = await Promise.all([
        take(transaction, 1),
        sql<{ taken: number }>`select taken from seats where id = 1`.execute(transaction),
        take(transaction, 1),
        sql<{ taken: number }>`select taken from seats where id = 1`.execute(transaction),
      ]);
      return results.map(({ rows }) => rows);
    });

    expect(texts).toEqual([[], [{ taken: 1 }], [], [{ taken: 2 }]]);
  });

  it('rolls everything back, even statements that follow a failure', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failing = change(async ({ transaction }) => {
      late = take(transaction, 1).then(() => take(transaction, 2));
      late.catch(() => undefined);
      await Promise.all([late, sql`select 1 / 0`.execute(transaction)]);
    });

    await expect(failing).rejects.toThrow('division by zero');
    await expect(late).rejects.toThrow();
    expect(await takenSeats()).toEqual([0, 0]);
  });
});
