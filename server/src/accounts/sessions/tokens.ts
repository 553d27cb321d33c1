import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

export interface TokenSettings {
  /** At least 32 bytes. With it, any user's token can be forged. */
  jwtSecret: string;
  tokenTtlSeconds: number;
}

export interface TokenClaims {
  userId: string;
  /** Compared with `users.token_version`: a lower version is revoked. */
  version: number;
  /** Undefined in tokens of older releases. */
  sessionId: string | undefined;
  expiresAt: Date;
}

const keyOf = ({ jwtSecret }: Pick<TokenSettings, 'jwtSecret'>) => new TextEncoder().encode(jwtSecret);

export function issueToken(
  userId: string,
  settings: TokenSettings,
  version = 0,
  sessionId?: string,
): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  return new SignJWT({ ver: version, ...(sessionId !== undefined && { sid: sessionId }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings.tokenTtlSeconds)
    .sign(keyOf(settings));
}

/** Does not check revocation. */
export async function verifyToken(
  token: string,
  settings: Pick<TokenSettings, 'jwtSecret'>,
): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(settings), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    if (payload.sub === undefined || payload.exp === undefined) return undefined;
    // Tokens from older releases have no version.
    const version = payload['ver'] ?? 0;
    const sessionId = payload['sid'];
    if (typeof version !== 'number') return undefined;
    if (sessionId !== undefined && typeof sessionId !== 'string') return undefined;
    return { userId: payload.sub, version, sessionId, expiresAt: new Date(payload.exp * 1000) };
  } catch {
    return undefined;
  }
}

const maxVerifiedTokens = 5_000;

/** Remembers verified tokens: checking a signature is expensive. Does not check revocation. */
export function createTokenVerifier(settings: Pick<TokenSettings, 'jwtSecret'>) {
  const verified = new LRUCache<string, TokenClaims>({ max: maxVerifiedTokens });
  return async (token: string): Promise<TokenClaims | undefined> => {
    const known = verified.get(token);
    if (known && known.expiresAt.getTime() > Date.now()) return known;
    const claims = await verifyToken(token, settings);
    if (claims) verified.set(token, claims);
    return claims;
  };
}
