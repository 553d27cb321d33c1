import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { notFound } from '../errors';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createChange } from './change';
import { changeTogether } from './change-together';
import { emptyOutcome } from './outcome';

interface Seat {
  guest: string;
  seat: number;
}

let database: TestDatabase;
let batches: string[][];
let commits: number;
let take: (seat: Seat) => Promise<string>;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table seats (seat int primary key, guest text not null)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate seats`.execute(database.db);
  batches = [];
  commits = 0;
  const change = createChange(database.db, () => {
    commits += 1;
    return Promise.resolve();
  });
  take = changeTogether<Seat, string>(change, {
    async work({ transaction }, seats) {
      batches.push(seats.map(({ guest }) => guest));
      const possible = seats.filter(({ seat }) => seat > 0);
      for (const { seat, guest } of possible) {
        await sql`insert into seats values (${seat}, ${guest})`.execute(transaction);
      }
      return seats.map(({ seat, guest }) => (seat > 0 ? `${guest} has ${seat}` : notFound('No such seat.')));
    },
    keyOf: ({ guest }) => guest,
  });
});
afterAll(() => database.close());

async function taken() {
  const { rows } = await sql<Seat>`select seat, guest from seats order by seat`.execute(database.db);
  return rows.map(({ seat, guest }) => `${guest} has ${seat}`);
}

describe('changes that arrive at the same time', () => {
  it('share a transaction', async () => {
    const results = await Promise.all([take({ guest: 'Ada', seat: 1 }), take({ guest: 'Bob', seat: 2 })]);

    expect(results).toEqual(['Ada has 1', 'Bob has 2']);
    expect(batches).toEqual([['Ada', 'Bob']]);
    expect(commits).toBe(1);
  });

  it('are refused one by one', async () => {
    const results = await Promise.allSettled([
      take({ guest: 'Ada', seat: 1 }),
      take({ guest: 'Bob', seat: 0 }),
      take({ guest: 'Cy', seat: 3 }),
    ]);

    expect(results).toMatchObject([
      { value: 'Ada has 1' },
      { reason: { statusCode: 404 } },
      { value: 'Cy has 3' },
    ]);
    expect(await taken()).toEqual(['Ada has 1', 'Cy has 3']);
    expect(commits).toBe(1);
  });

  it('are tried alone when the database refuses them together', async () => {
    await take({ guest: 'Dan', seat: 2 });
    const results = await Promise.allSettled([
      take({ guest: 'Ada', seat: 1 }),
      take({ guest: 'Bob', seat: 2 }),
      take({ guest: 'Cy', seat: 3 }),
    ]);

    expect(results).toMatchObject([
      { value: 'Ada has 1' },
      { reason: { code: '23505' } },
      { value: 'Cy has 3' },
    ]);
    expect(await taken()).toEqual(['Ada has 1', 'Dan has 2', 'Cy has 3']);
  });

  it('with the same key follow each other in order', async () => {
    const results = await Promise.allSettled([
      take({ guest: 'Ada', seat: 1 }),
      take({ guest: 'Ada', seat: 1 }),
      take({ guest: 'Bob', seat: 2 }),
    ]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['Ada', 'Bob'], ['Ada']]);
  });

  it('do not wait for a batch that waits for a lock', async () => {
    let blocked: Promise<string> | undefined;
    await database.db.transaction().execute(async (transaction) => {
      await sql`insert into seats values (1, 'Dan')`.execute(transaction);
      blocked = take({ guest: 'Ada', seat: 1 });
      blocked.catch(() => undefined);
      await expect.poll(() => batches).toHaveLength(1);

      expect(await take({ guest: 'Bob', seat: 2 })).toBe('Bob has 2');
      expect(await take({ guest: 'Cy', seat: 3 })).toBe('Cy has 3');
    });

    await expect(blocked).rejects.toMatchObject({ code: '23505' });
  });

  it('are read while the batch before them is committed', async () => {
    // Batches wait for each other without a timeout.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let commit: () => void = () => undefined;
    const committing = new Promise<void>((resolve) => (commit = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const stage = changeTogether<string, string>(
      async (work) => {
        const result = await work({ transaction: database.db as never, outcome: emptyOutcome() });
        await committing;
        return result;
      },
      {
        work(_unit, guests) {
          if (guests.includes('Ada')) begin();
          else commit();
          return Promise.resolve(guests);
        },
        keyOf: (guest) => guest,
      },
    );

    const first = stage('Ada');
    await begun;

    expect(await stage('Bob')).toBe('Bob');
    expect(await first).toBe('Ada');
  });
});
