import type { TokenClaims } from '../accounts/sessions/tokens';
import type { QueueFollowers, QueueSocket } from './queue-followers';
import type { SocketIdentity } from './socket-identity';

/** Poll interval, for ended sessions whose event was lost. */
const intervalMs = 60_000;

/** Sessions per statement. */
const maxBatch = 500;

export interface WatchedSocket {
  socket: QueueSocket;
  claims: TokenClaims;
  identity: SocketIdentity;
}

export interface SessionWatch {
  /** Counts ended sessions of all users. Read it before verifying a token. */
  endings(): number;
  /** @param since `endings` before the verification. If a session has ended since, the user's sockets are checked. */
  add(watched: WatchedSocket, since: number): void;
  delete(watched: WatchedSocket): void;
  /** Demotes the user's sockets with ended sessions. */
  check(userId: string): void;
  /** The same for all users, for example after an outage that lost events. Also runs every minute. */
  checkAll(): void;
  close(): void;
}

export interface SessionWatchOptions {
  /** Returns whether each session is still valid. */
  areCurrent: (claims: readonly TokenClaims[]) => Promise<readonly boolean[]>;
  followers: QueueFollowers;
  onError: (error: unknown) => void;
}

/** Watches only sockets with a session, so that guests cost nothing. */
export function createSessionWatch({ areCurrent, followers, onError }: SessionWatchOptions): SessionWatch {
  const all = new Set<WatchedSocket>();
  let endings = 0;
  let isChecking = false;
  let isQueued = false;

  async function demoteEnded(watched: readonly WatchedSocket[]): Promise<void> {
    for (let start = 0; start < watched.length; start += maxBatch) {
      const batch = watched.slice(start, start + maxBatch);
      const current = await areCurrent(batch.map(({ claims }) => claims));
      for (const [index, { identity }] of batch.entries()) if (!current[index]) identity.end();
    }
    const following = watched.filter(({ socket }) => followers.isFollowing(socket));
    for (const userId of new Set(following.map(({ claims }) => claims.userId))) {
      const own = following.filter(({ claims }) => claims.userId === userId);
      await followers.recheck(
        userId,
        own.map(({ socket }) => socket),
      );
    }
  }

  function checkUser(userId: string): void {
    void demoteEnded([...all].filter(({ claims }) => claims.userId === userId)).catch(onError);
  }

  function checkAll(): void {
    // Does not join a running check, which may have read before the link was restored.
    isQueued = isChecking;
    if (isChecking) return;
    isChecking = true;
    void demoteEnded([...all])
      .catch(onError)
      .finally(() => {
        isChecking = false;
        if (isQueued) checkAll();
      });
  }

  const timer = setInterval(checkAll, intervalMs).unref();

  return {
    endings: () => endings,
    add(watched, since) {
      all.add(watched);
      if (since !== endings) checkUser(watched.claims.userId);
    },
    delete: (watched) => all.delete(watched),
    check(userId) {
      endings += 1;
      checkUser(userId);
    },
    checkAll,
    close() {
      clearInterval(timer);
      all.clear();
    },
  };
}
