import type { DatabaseReader } from '../database/database';
import { findMember } from './accounts-repository';
import { verifyToken, type TokenClaims, type TokenSettings } from './tokens';

export async function findSessionClaims(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && (await findMember(db, claims.userId, claims.version)) ? claims : undefined;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
