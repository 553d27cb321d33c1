import type { TokenClaims } from '../accounts/sessions/tokens';

/** setTimeout's maximum: 24.8 days. */
const maxTimeoutMs = 2 ** 31 - 1;

export interface SocketIdentity {
  /** Undefined for a guest and once the token is expired or revoked. */
  userId(): string | undefined;
  end(): void;
  dispose(): void;
}

/** `onEnded` is called once, when the token expires or is revoked. */
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
    else timer = setTimeout(watch, Math.min(left, maxTimeoutMs), expiresAt).unref();
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
