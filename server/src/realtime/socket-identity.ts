import type { TokenClaims } from '../accounts/tokens';

// setTimeout takes no more than this many milliseconds (24.8 days).
const longestTimer = 2 ** 31 - 1;

/** Who is at the other end of a socket, by the token of its handshake. */
export interface SocketIdentity {
  /** The member's id; undefined for a visitor, and from the moment the token is no longer good. */
  userId(): string | undefined;
  /** Makes it a visitor's now. */
  end(): void;
  /** Stops watching the clock. */
  dispose(): void;
}

/**
 * Makes the identity of a socket.
 *
 * @param claims What the token said; undefined for a visitor.
 * @param onEnded Called once, when the token expires or the session is ended.
 */
export function createIdentity(
  claims: Pick<TokenClaims, 'userId' | 'expiresAt'> | undefined,
  onEnded: (userId: string) => void,
): SocketIdentity {
  let current = claims?.userId;
  let timer: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(timer);
    const ended = current;
    current = undefined;
    if (ended !== undefined) onEnded(ended);
  };
  const watch = (expiresAt: Date) => {
    const left = expiresAt.getTime() - Date.now();
    if (left <= 0) end();
    else timer = setTimeout(watch, Math.min(left, longestTimer), expiresAt).unref();
  };
  if (claims) watch(claims.expiresAt);

  return {
    userId: () => current,
    end,
    dispose() {
      clearTimeout(timer);
    },
  };
}
