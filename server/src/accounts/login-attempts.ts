import { createHmac } from 'node:crypto';

import type { Database } from '../database/database';
import { tooManyRequests } from '../errors';
import { normaliseEmail } from './accounts-rules';
import { countFailure, deleteAttempts, pruneAttempts, decrementFailures } from './login-attempts-repository';
import { networkOf } from './network-of';

const windowMinutes = 10;
/** A pair is an IP address and an account. */
export const maxFailuresPerPair = 10;
/** High, because a company may share one address. */
export const maxFailuresPerAddress = 100;
/**
 * Above this limit, each address has one attempt per window: an attacker
 * with many addresses makes little progress, and the owner can still log in.
 */
export const maxFailuresPerAccount = 100;
const dayMinutes = 24 * 60;

export interface AttemptOptions {
  /** Failed attempts per day, from all addresses. Then all are refused until the day ends. @default no limit */
  maxPerDay?: number | undefined;
}

/** The counts are in the database, shared by all processes. */
export interface LoginAttempts {
  /** Counts before verifying, so that concurrent attempts cannot exceed the limit. @throws 429 */
  begin(account: string, address: string, options?: AttemptOptions): Promise<void>;
  /** Reverts the count, and resets the failures of this address with this account. */
  succeeded(account: string, address: string): Promise<void>;
}

export const unlimitedAttempts: LoginAttempts = {
  begin: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
};

/** @param secret Keys the hashes, so that the table reveals no email or IP addresses. */
export function createLoginAttempts(db: Database, secret: string): LoginAttempts {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['login attempts', ...parts]))
      .digest();
  const keys = (account: string, address: string) => {
    const who = normaliseEmail(account);
    const where = networkOf(address);
    return {
      pair: keyOf('pair', who, where),
      address: keyOf('address', where),
      account: keyOf('account', who),
      day: keyOf('day', who),
    };
  };

  return {
    async begin(account, address, { maxPerDay } = {}) {
      const key = keys(account, address);
      await pruneAttempts(db);
      // The order matters: a blocked address adds no rows and does not count against the account.
      const ofAddress = await countFailure(db, key.address, windowMinutes);
      if (ofAddress.failures > maxFailuresPerAddress) throw tooManyRequests(ofAddress.secondsLeft);
      const ofPair = await countFailure(db, key.pair, windowMinutes);
      if (ofPair.failures > maxFailuresPerPair) throw tooManyRequests(ofPair.secondsLeft);
      const ofAccount = await countFailure(db, key.account, windowMinutes);
      if (ofAccount.failures > maxFailuresPerAccount && ofPair.failures > 1) {
        throw tooManyRequests(ofPair.secondsLeft);
      }
      if (maxPerDay === undefined) return;
      const ofDay = await countFailure(db, key.day, dayMinutes);
      if (ofDay.failures > maxPerDay) throw tooManyRequests(ofDay.secondsLeft);
    },

    async succeeded(account, address) {
      const key = keys(account, address);
      await deleteAttempts(db, key.pair);
      for (const shared of [key.address, key.account, key.day]) await decrementFailures(db, shared);
    },
  };
}
