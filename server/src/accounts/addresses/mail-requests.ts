import type { Database } from '../../database/database';
import { tooManyRequests } from '../../errors';
import { keyedHash } from '../../secrets/keyed-hash';
import { countFailures } from '../log-in/login-attempts-repository';
import { networkOf } from '../../network/network-of';

const windowMinutes = 60;
/** Maximum mails to one email address, at strangers' requests and at its member's. */
export const maxPerEmail = 5;
/** High, because a company may share one IP address. */
const maxPerNetwork = 30;

/** Of a member in the window. */
export const maxLogInChanges = 30;

/** Limits mails to addresses that the request chooses. The counts are in the database, shared by all processes. */
export interface MailRequests {
  /** Counts whether or not the email address has an account. @throws 429 */
  count(email: string, ip: string): Promise<void>;
  /** Counts a member's mails to their own address separately: strangers cannot use them up. @throws 429 */
  countOwn(userId: string): Promise<void>;
  /** Counts a member's changes to how they log in, each of which is mailed. @throws 429 */
  countLogInChange(userId: string): Promise<void>;
}

export const unlimitedMailRequests: MailRequests = {
  count: () => Promise.resolve(),
  countOwn: () => Promise.resolve(),
  countLogInChange: () => Promise.resolve(),
};

/** @param secret Keys the hashes, so that the table reveals no email or IP addresses. */
export function createMailRequests(db: Database, secret: string): MailRequests {
  const keyOf = (...parts: string[]) => keyedHash(secret, 'mail requests', ...parts);
  async function countAll(limits: Parameters<typeof countFailures>[2]) {
    const counts = await countFailures(db, windowMinutes, limits);
    const refusal = counts.find(({ isOver }) => isOver);
    if (refusal) throw tooManyRequests(refusal.secondsLeft);
  }
  return {
    count: (email, ip) =>
      countAll([
        { key: keyOf('network', networkOf(ip)), maxFailures: maxPerNetwork },
        { key: keyOf('email', email), maxFailures: maxPerEmail },
      ]),
    countOwn: (userId) => countAll([{ key: keyOf('member', userId), maxFailures: maxPerEmail }]),
    countLogInChange: (userId) =>
      countAll([{ key: keyOf('log-in change', userId), maxFailures: maxLogInChanges }]),
  };
}
