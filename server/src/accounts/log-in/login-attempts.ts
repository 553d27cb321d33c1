import type { Database, DatabaseTransaction } from '../../database/database';
import { tooManyRequests } from '../../errors';
import { keyedHash } from '../../secrets/keyed-hash';
import { normaliseEmail } from '../accounts-rules';
import { countFailures, decrementFailures, pruneAttempts } from './login-attempts-repository';
import { networkOf } from '../../network/network-of';

const windowMinutes = 10;
/** A pair is an IP address and an account. */
export const maxFailuresPerPair = 10;
/** High, because a company may share one IP address. */
export const maxFailuresPerIp = 100;
/**
 * Above this limit, each IP address has one attempt per window: an attacker
 * with many of them makes little progress, and the owner can still log in.
 */
export const maxFailuresPerAccount = 100;
const dayMinutes = 24 * 60;

/** Prunes on every fourth attempt: one pruning deletes more rows than four attempts add. */
const attemptsPerPruning = 4;

export interface AttemptOptions {
  /** Failed attempts per day, from all IP addresses. Then all are refused until the day ends. @default no limit */
  maxPerDay?: number | undefined;
}

/** The counts are in the database, shared by all processes. */
export interface LoginAttempts {
  /** Counts before verifying, so that concurrent attempts cannot exceed the limit. @throws 429 */
  begin(account: string, ip: string, options?: AttemptOptions): Promise<void>;
  /** Reverts the count of an attempt that was not verified. */
  withdraw(account: string, ip: string): Promise<void>;
  /**
   * Reverts the count, and resets the failures of this IP address with this account.
   * @param transaction Keeps the counts locked: call it last. @default its own
   */
  succeeded(account: string, ip: string, transaction?: DatabaseTransaction): Promise<void>;
}

export const unlimitedAttempts: LoginAttempts = {
  begin: () => Promise.resolve(),
  withdraw: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
};

/** @param secret Keys the hashes, so that the table reveals no email or IP addresses. */
export function createLoginAttempts(db: Database, secret: string): LoginAttempts {
  const keyOf = (...parts: string[]) => keyedHash(secret, 'login attempts', ...parts);
  const keys = (account: string, ip: string) => {
    const who = normaliseEmail(account);
    const where = networkOf(ip);
    return {
      pair: keyOf('pair', who, where),
      ip: keyOf('address', where),
      account: keyOf('account', who),
      day: keyOf('day', who),
    };
  };

  let begun = 0;

  return {
    async begin(account, ip, { maxPerDay } = {}) {
      const key = keys(account, ip);
      if (begun++ % attemptsPerPruning === 0) await pruneAttempts(db);
      // The order matters: a blocked IP address adds no rows and does not count against the account.
      const [ofAddress, ofPair, ofAccount] = await countFailures(db, windowMinutes, [
        { key: key.ip, maxFailures: maxFailuresPerIp },
        { key: key.pair, maxFailures: maxFailuresPerPair },
        { key: key.account, maxFailures: maxFailuresPerAccount },
      ]);
      if (ofAddress?.isOver) throw tooManyRequests(ofAddress.secondsLeft);
      if (ofPair?.isOver) throw tooManyRequests(ofPair.secondsLeft);
      if (ofPair && ofPair.failures > 1 && ofAccount?.isOver) throw tooManyRequests(ofPair.secondsLeft);
      if (maxPerDay === undefined) return;
      const [ofDay] = await countFailures(db, dayMinutes, [{ key: key.day, maxFailures: maxPerDay }]);
      if (ofDay?.isOver) throw tooManyRequests(ofDay.secondsLeft);
    },

    async withdraw(account, ip) {
      const key = keys(account, ip);
      await decrementFailures(db, [key.ip, key.pair, key.account, key.day]);
    },

    async succeeded(account, ip, transaction) {
      const key = keys(account, ip);
      await decrementFailures(transaction ?? db, [key.ip, key.pair, key.account, key.day], key.pair);
    },
  };
}

/**
 * Counts the attempt as a failure, and reverts that when it could not be verified.
 * @param verify Rejects if it cannot, for example with 503 while too many passwords wait.
 * @throws 429 after too many failures.
 */
export async function countAttempt<T>(
  attempts: LoginAttempts,
  { account, ip }: { account: string; ip: string },
  verify: () => Promise<T>,
): Promise<T> {
  await attempts.begin(account, ip);
  try {
    return await verify();
  } catch (error) {
    // An error here must not hide the first one. The count expires anyway.
    await attempts.withdraw(account, ip).catch(() => undefined);
    throw error;
  }
}
