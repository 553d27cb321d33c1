import type { TokenClaims } from '../accounts/tokens';

// setTimeout takes no more than this many milliseconds (24.8 days).
const longestTimer = 2 ** 31 - 1;

/** Who is at the other end of a socket, by the token of its handshake. */
export interface SocketIdentity {
  /** The member's id; undefined for a visitor, and from the moment the token expires. */
  userId(): string | undefined;
  /** Stops watching the clock. */
  dispose(): void;
}

/**
 * Makes the identity of a socket.
 *
 * @param claims What the token said; undefined for a visitor.
 * @param onExpired Called once, when the token expires.
 */
export function createIdentity(
  claims: TokenClaims | undefined,
  onExpired: (userId: string) => void,
): SocketIdentity {
  let current = claims?.userId;
  let timer: NodeJS.Timeout | undefined;

  const watch = ({ userId, expiresAt }: Pick<TokenClaims, 'userId' | 'expiresAt'>) => {
    const left = expiresAt.getTime() - Date.now();
    if (left <= 0) {
      current = undefined;
      onExpired(userId);
      return;
    }
    timer = setTimeout(watch, Math.min(left, longestTimer), { userId, expiresAt }).unref();
  };
  if (claims) watch(claims);

  return {
    userId: () => current,
    dispose() {
      clearTimeout(timer);
    },
  };
}
