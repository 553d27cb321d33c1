import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { banOf } from '../moderation/sanctions';
import { findMember } from './accounts-repository';
import type { TokenOwner } from './callers-repository';
import { verifyToken, type TokenClaims, type TokenSettings } from './tokens';

/** Undefined for an invalid or revoked token, and for a banned member. */
export async function findSessionClaims(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  const claims = await verifyToken(token, settings);
  const owner = claims && ownerIn(claims);
  const member = owner && (await findMember(db, owner));
  return member && !banOf(member, new Date()) ? claims : undefined;
}

/** Undefined when the database cannot hold the values. */
export function ownerIn(claims: TokenClaims): TokenOwner | undefined {
  const { userId, version, sessionId } = claims;
  const isValid =
    isId(userId) && Number.isSafeInteger(version) && (sessionId === undefined || isId(sessionId));
  return isValid ? claims : undefined;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
