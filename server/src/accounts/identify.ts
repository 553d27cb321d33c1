import type { DatabaseReader } from '../database/database';
import { findMember } from './accounts-repository';
import { verifyToken, type TokenClaims, type TokenSettings } from './tokens';
import type { Member } from './member';

/** Returns the token's user, or undefined when the token is invalid or revoked, or the user is deleted. */
export async function findMemberByToken(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<Member | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && findMember(db, claims.userId, claims.version);
}

/** Returns a token's claims, or undefined when it is invalid or revoked, or the user is deleted. */
export async function findSessionClaims(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && (await findMember(db, claims.userId, claims.version)) ? claims : undefined;
}

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
