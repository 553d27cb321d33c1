import type { Member } from '../contract/handlers';
import type { Database } from '../database/database';
import { findMember } from './accounts-repository';
import { verifyToken, type TokenSettings } from './tokens';

/** The member whose token it is; undefined when the token is not valid or the member is gone. */
export async function memberOfToken(
  token: string,
  db: Database,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<Member | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && findMember(db, claims.userId);
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
