import { timingSafeEqual } from 'node:crypto';

import { isId } from '../database/ids';
import { keyedHash } from '../secrets/keyed-hash';

const signatureBytes = 16;

const signatureOf = (id: string, secret: string) =>
  keyedHash(secret, 'invitation', id).subarray(0, signatureBytes);

/** Signed instead of stored, so that the inviter can copy the link again. */
export const invitationToken = (id: string, secret: string): string =>
  `${id}.${signatureOf(id, secret).toString('base64url')}`;

/** @returns The invitation's id, or undefined for a forged token. */
export function readInvitationToken(token: string, secret: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  return isId(id) && given.length === signatureBytes && timingSafeEqual(given, signatureOf(id, secret))
    ? id
    : undefined;
}
