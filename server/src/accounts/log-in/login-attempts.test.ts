import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { transact } from '../../database/database';
import { createTestApp, type TestApp } from '../../testing/test-app';
import {
  createLoginAttempts,
  maxFailuresPerAccount,
  maxFailuresPerIp,
  maxFailuresPerPair,
  type LoginAttempts,
} from './login-attempts';

let server: TestApp;
let attempts: LoginAttempts;

beforeAll(async () => {
  server = await createTestApp();
  attempts = createLoginAttempts(server.db, 'a secret of the tests');
});
beforeEach(() => server.db.deleteFrom('login_attempts').execute());
afterAll(() => server.close());

const ada = 'ada@example.org';
const refusalFor = (duration: string) => `Too many requests. Try again in ${duration}.`;

async function attackFromManyAddresses(account: string, failures: number): Promise<void> {
  for (let n = 0; n < failures; n += 1)
    await attempts.begin(account, `10.1.0.${Math.floor(n / maxFailuresPerPair)}`);
}

const windowPasses = () =>
  server.db
    .updateTable('login_attempts')
    // Not `now()`, which the column may round up to the next millisecond.
    .set({ ends_on: sql`now() - interval '1 second'` })
    .execute();
const rows = () => server.db.selectFrom('login_attempts').selectAll().execute();

describe('log-in attempts', () => {
  it('are limited per address and account until the window ends', async () => {
    for (let n = 0; n < maxFailuresPerPair; n += 1) await attempts.begin(ada, '10.0.0.1');

    await expect(attempts.begin(' ADA@example.org', '10.0.0.1')).rejects.toThrow(refusalFor('10 minutes'));
    await attempts.begin('bob@example.org', '10.0.0.1');
    await attempts.begin(ada, '10.0.0.2');
    await windowPasses();
    await attempts.begin(ada, '10.0.0.1');
  });

  it('are limited per address across accounts', async () => {
    for (let n = 0; n < maxFailuresPerIp; n += 1) await attempts.begin(`user${n}@example.org`, '10.0.0.1');

    await expect(attempts.begin('one-more@example.org', '10.0.0.1')).rejects.toThrow(
      refusalFor('10 minutes'),
    );
    await attempts.begin('one-more@example.org', '10.0.0.2');
  });

  it('can be limited per account and day, from however many addresses', async () => {
    const guess = (n: number) => attempts.begin(ada, `10.2.0.${n}`, { maxPerDay: 3 });
    for (let n = 0; n < 3; n += 1) await guess(n);
    await expect(guess(3)).rejects.toThrow(refusalFor('24 hours'));
    await attempts.begin(ada, '10.2.0.4');

    await attempts.succeeded(ada, '10.2.0.3');
    await attempts.succeeded(ada, '10.2.0.2');
    await guess(5);
    await expect(guess(6)).rejects.toThrow(refusalFor('24 hours'));
  });

  it('leave each address one attempt per window while the account is under attack', async () => {
    await attackFromManyAddresses(ada, maxFailuresPerAccount);

    await attempts.begin(ada, '10.2.0.1');
    await expect(attempts.begin(ada, '10.2.0.1')).rejects.toThrow(refusalFor('10 minutes'));
    await attempts.begin(ada, '10.0.0.7');
    await attempts.succeeded(ada, '10.0.0.7');
    await attempts.begin(ada, '10.0.0.7');
  });

  it('do not count against the account once the address is blocked', async () => {
    const flood = Array.from({ length: 3 * maxFailuresPerPair }, () => attempts.begin(ada, '10.0.0.1'));
    await Promise.allSettled(flood);

    const failures = (await rows()).map((row) => row.failures).sort((a, b) => a - b);
    expect(failures).toEqual([maxFailuresPerPair, 3 * maxFailuresPerPair, 3 * maxFailuresPerPair]);
  });

  it('are reset by a success', async () => {
    for (let n = 0; n <= maxFailuresPerIp; n += 1) {
      await attempts.begin(ada, '10.0.0.1');
      await attempts.succeeded(ada, '10.0.0.1');
    }

    expect((await rows()).map(({ failures }) => failures)).toEqual([0, 0]);
  });

  it('stay counted when the transaction of the log-in rolls back', async () => {
    await attempts.begin(ada, '10.0.0.1');
    const logIn = transact(server.db, async (transaction) => {
      await attempts.succeeded(ada, '10.0.0.1', transaction);
      throw new Error('deleted meanwhile');
    });
    await expect(logIn).rejects.toThrow('deleted meanwhile');

    expect((await rows()).map(({ failures }) => failures)).toEqual([1, 1, 1]);
  });

  it('are reverted exactly by concurrent successes, without deadlocks', async () => {
    const logIn = async (member: string, address: string) => {
      await attempts.begin(member, address);
      await transact(server.db, (transaction) => attempts.succeeded(member, address, transaction));
    };
    const logIns = Array.from(
      { length: 24 },
      (_, n) => [`user${n % 2}@example.org`, `10.0.0.${n % 3}`] as const,
    );

    for (let round = 0; round < 5; round += 1)
      await Promise.all(logIns.map(([member, address]) => logIn(member, address)));

    expect((await rows()).map(({ failures }) => failures)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are counted across processes', async () => {
    const elsewhere = createLoginAttempts(server.db, 'a secret of the tests');
    for (let n = 0; n < maxFailuresPerPair; n += 1)
      await (n % 2 === 0 ? attempts : elsewhere).begin(ada, '10.0.0.1');

    await expect(attempts.begin(ada, '10.0.0.1')).rejects.toThrow(refusalFor('10 minutes'));
    await expect(elsewhere.begin(ada, '10.0.0.1')).rejects.toThrow(refusalFor('10 minutes'));
  });

  it('are all counted when concurrent', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 25 }, () => attempts.begin(ada, '10.0.0.1')),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxFailuresPerPair);
  });

  it('are stored under keyed hashes and pruned', async () => {
    await attackFromManyAddresses(ada, 5 * maxFailuresPerPair);
    const before = await rows();
    const text = JSON.stringify(before.map(({ key }) => [key.toString('latin1'), key.toString('hex')]));
    const elsewhere = createLoginAttempts(server.db, 'another secret');
    await windowPasses();
    await elsewhere.begin(ada, '10.0.0.1');

    expect(before.length).toBeGreaterThan(3);
    expect(before.every(({ key }) => key.length === 32)).toBe(true);
    expect(text).not.toMatch(/ada|10\.1/);
    expect(await rows()).toHaveLength(3);
  });

  it('do not accumulate once they have expired', async () => {
    for (let n = 0; n < 40; n += 1) {
      await attempts.begin(`user${n}@example.org`, `10.3.0.${n}`);
      await windowPasses();
    }

    expect((await rows()).length).toBeLessThan(20);
  });
});
