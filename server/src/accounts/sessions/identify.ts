import type { DatabaseReader } from '../../database/database';
import { isId } from '../../database/ids';
import { noPosts, readCallers, type TokenOwner } from './callers-repository';
import { verifyToken, type TokenClaims, type TokenSettings } from './tokens';

/** Undefined for an invalid or revoked token. A ban ends the sessions that it finds, not later ones. */
export async function findSessionClaims(
  token: string,
  db: DatabaseReader,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  const claims = await verifyToken(token, settings);
  return claims && (await areCurrent([claims], db))[0] ? claims : undefined;
}

/** Whether the session of each token has not ended. Uses a single statement. */
export async function areCurrent(claims: readonly TokenClaims[], db: DatabaseReader): Promise<boolean[]> {
  const callers = await readCallers(
    db,
    claims.map((each) => ({ owner: ownerIn(each), posts: noPosts })),
  );
  return callers.map(({ member }) => member !== undefined);
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
