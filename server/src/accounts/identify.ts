import type { DatabaseReader } from '../database/database';
import { findMember } from './accounts-repository';
import { verifyToken, type TokenClaims, type TokenSettings } from './tokens';
import type { Member } from './member';

/** The member whose token it is; undefined when the token is not valid, or its session or member is gone. */
export async function memberOfToken(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<Member | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && findMember(db, claims.userId, claims.version);
}

/** What the token of a session that still lasts says; undefined for any other. */
export async function claimsOfSession(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && (await findMember(db, claims.userId, claims.version)) ? claims : undefined;
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
