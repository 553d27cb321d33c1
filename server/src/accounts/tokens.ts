import { jwtVerify, SignJWT } from 'jose';

export interface TokenSettings {
  /** The secret that signs tokens; at least 32 bytes. Everybody who has it can be anybody. */
  jwtSecret: string;
  /** How long a token is good, in seconds. */
  tokenTtlSeconds: number;
}

export interface TokenClaims {
  userId: string;
  /** Which of the member's generations of tokens it belongs to; see `users.token_version`. */
  version: number;
  expiresAt: Date;
}

const keyOf = ({ jwtSecret }: Pick<TokenSettings, 'jwtSecret'>) => new TextEncoder().encode(jwtSecret);

/** A JWT that names the user: `sub`, `ver`, `iat`, `exp`, signed with HS256. */
export function issueToken(userId: string, settings: TokenSettings, version = 0): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  return new SignJWT({ ver: version })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings.tokenTtlSeconds)
    .sign(keyOf(settings));
}

/**
 * What a token says; undefined when it is not ours, was changed, or has expired. Whether its session was
 * ended only the database knows: `memberOfToken`.
 */
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
    // Tokens from before there were versions carry none.
    const version = payload['ver'] ?? 0;
    if (typeof version !== 'number') return undefined;
    return { userId: payload.sub, version, expiresAt: new Date(payload.exp * 1000) };
  } catch {
    return undefined;
  }
}
