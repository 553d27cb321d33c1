import { timingSafeEqual } from 'node:crypto';

import { keyedHash } from '../secrets/keyed-hash';

/** Lease of a claimed mail, in seconds. Longer than an attempt's timeout. */
export const leaseSeconds = 180;

/** Hours until a mail fails. Without `MAIL_URL`, until it is deleted. */
export const maxAgeHours = 24;

const signatureOf = (userId: string, secret: string) => keyedHash(secret, 'unsubscribe', userId);

/** Never expires: old mails are unsubscribed too. */
export const unsubscribeToken = (userId: string, secret: string): string =>
  `${userId}.${signatureOf(userId, secret).toString('base64url')}`;

/** @returns The user's id, or undefined for a forged token. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const [userId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(userId, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined;
}
