import type { Database } from '../database/database';
import { claimPushes, type ClaimedPush } from './push-repository';

export interface PushLoopOptions {
  db: Database;
  push: (claimed: ClaimedPush) => Promise<void>;
  maxSending: number;
  onError: (error: unknown) => void;
}

export interface PushLoop {
  /** Sends due pushes. Resolves when none is due. */
  deliver: () => Promise<void>;
  /** Claims no more, and waits for pending pushes. */
  stop: () => Promise<void>;
}

const batchSize = 10;
/** Members choose the endpoints: slow ones must not delay the others. */
const maxPerMember = 2;
/** Longer than an attempt's timeout. */
const leaseSeconds = 60;

/** Several servers may share the queue: a subscription is claimed before it is pushed to. */
export function createPushLoop({ db, push, maxSending, onError }: PushLoopOptions): PushLoop {
  const maxPerHost = maxSending / 2;
  const sending = new Map<ClaimedPush, Promise<void>>();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let stopWaiting = (): void => undefined;

  function begin(claimed: ClaimedPush): void {
    const pending = push(claimed)
      .catch(onError)
      .finally(() => {
        sending.delete(claimed);
        // The subscription may be due again.
        isWoken = true;
        stopWaiting();
      });
    sending.set(claimed, pending);
  }

  /** Members and hosts that must wait for a pending push. */
  function findBusy() {
    const pushes = [...sending.keys()];
    const counts = new Map<string, number>();
    for (const { host } of pushes) counts.set(host, (counts.get(host) ?? 0) + 1);
    return {
      busyMembers: pushes.map(({ userId }) => userId),
      busyHosts: [...counts].filter(([, count]) => count >= maxPerHost).map(([host]) => host),
    };
  }

  async function claimDue(): Promise<void> {
    while (!isStopped && sending.size < maxSending) {
      const limit = Math.min(batchSize, maxSending - sending.size);
      const claimed = await claimPushes(db, { limit, leaseSeconds, maxPerMember, maxPerHost, ...findBusy() });
      if (claimed.length === 0) return;
      claimed.forEach(begin);
    }
  }

  /** Waits until a push has been sent, or more may be due. */
  async function waitForWork(): Promise<void> {
    await new Promise<void>((resolve) => {
      stopWaiting = resolve;
      if (isWoken) resolve();
    });
  }

  async function run(): Promise<void> {
    while ((isWoken || sending.size > 0) && !isStopped) {
      isWoken = false;
      await claimDue().catch(onError);
      if (sending.size > 0) await waitForWork();
    }
    if (isStopped) await Promise.all(sending.values());
    running = undefined;
  }

  return {
    deliver() {
      isWoken = true;
      stopWaiting();
      running ??= run();
      return running;
    },
    async stop() {
      isStopped = true;
      stopWaiting();
      await running;
    },
  };
}
