import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';

import type { Database } from '../database/database';
import { tooManyRequests } from '../errors';
import { normalEmail } from './accounts-rules';

/** Failures that are allowed within the window, in minutes. */
const windowMinutes = 10;
/** Of one address with one account. */
export const maxOfPair = 10;
/** Of one address, whatever the accounts. A company may share one address. */
export const maxOfAddress = 100;
/**
 * Of one account from all addresses. Above it each address has a single try in a window: a guesser with many
 * addresses gets next to nowhere, and the member, whose address is another one, can still log in.
 */
export const maxOfAccount = 100;
/** More than a try adds, so that the table holds little besides what still counts. */
const prunedPerTry = 20;

/** Slows down guessing passwords. All processes count together, in the database. */
export interface LoginAttempts {
  /**
   * Counts a try, before the password is looked at: many at once must not slip through together.
   *
   * @param account The e-mail address, whether or not there is such an account.
   * @param address Where the try comes from.
   * @throws 429 after too many failures.
   */
  begin(account: string, address: string): Promise<void>;
  /** Takes the try back, and forgets the failures of this address with this account. */
  succeeded(account: string, address: string): Promise<void>;
}

/** For servers that are told not to limit anything. */
export const unlimitedAttempts: LoginAttempts = {
  begin: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
};

/** @param secret Keys the hashes, so that nobody who reads the table can look for an e-mail address. */
export function createLoginAttempts(db: Database, secret: string): LoginAttempts {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['login attempts', ...parts]))
      .digest();
  const keys = (account: string, address: string) => {
    const who = normalEmail(account);
    const where = networkOf(address);
    return {
      pair: keyOf('pair', who, where),
      address: keyOf('address', where),
      account: keyOf('account', who),
    };
  };

  return {
    async begin(account, address) {
      const key = keys(account, address);
      await prune(db);
      // In this order: who is stopped makes no more rows, and does not count against the account.
      const ofAddress = await count(db, key.address);
      if (ofAddress.failures > maxOfAddress) throw tooManyRequests(ofAddress.secondsLeft);
      const ofPair = await count(db, key.pair);
      if (ofPair.failures > maxOfPair) throw tooManyRequests(ofPair.secondsLeft);
      const ofAccount = await count(db, key.account);
      if (ofAccount.failures > maxOfAccount && ofPair.failures > 1) {
        throw tooManyRequests(ofPair.secondsLeft);
      }
    },

    async succeeded(account, address) {
      const key = keys(account, address);
      await db.deleteFrom('login_attempts').where('key', '=', key.pair).execute();
      for (const shared of [key.address, key.account]) {
        await db
          .updateTable('login_attempts')
          .set({ failures: sql`greatest(failures - 1, 0)` })
          .where('key', '=', shared)
          .execute();
      }
    },
  };
}

/** Counts one more; the window begins with its first failure. */
async function count(db: Database, key: Buffer): Promise<{ failures: number; secondsLeft: number }> {
  const isOver = sql`login_attempts.ends_on <= now()`;
  const end = sql<Date>`now() + make_interval(mins => ${windowMinutes})`;
  return db
    .insertInto('login_attempts')
    .values({ key, failures: 1, ends_on: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${isOver} then 1 else login_attempts.failures + 1 end`,
        ends_on: sql`case when ${isOver} then excluded.ends_on else login_attempts.ends_on end`,
      }),
    )
    .returning([
      'failures',
      sql<number>`greatest(1, ceil(extract(epoch from ends_on - now())))::int`.as('secondsLeft'),
    ])
    .executeTakeFirstOrThrow();
}

async function prune(db: Database): Promise<void> {
  await sql`
    delete from login_attempts where key in (
      select key from login_attempts where ends_on <= now()
      order by ends_on limit ${prunedPerTry} for update skip locked
    )`.execute(db);
}

/** The part of an address that one customer of a provider has: all of IPv4, a /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
