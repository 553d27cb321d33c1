import { createBatchQueue } from '../queues/batch-queue';
import type { Database } from '../database/database';
import type { Log } from '../logging/log';
import { retryDelay } from '../time/retry-delay';
import {
  claimPushes,
  deleteEndpoint,
  findPushNews,
  queueMissed,
  queuePushes,
  storePushed,
  storePushFailure,
  type ClaimedPush,
} from './push-repository';
import { payloadOf } from './push-texts';
import { createSendPush } from './send-push';
import { vapidKeys } from './vapid-keys';

export interface PushServices {
  /** VAPID key for subscribing. */
  publicKey: string;
  /** Pushes notifications to subscribed browsers. Call it after the commit. */
  push: (notificationIds: readonly string[]) => Promise<void>;
  isLocalAllowed: boolean;
}

export interface Pusher extends PushServices {
  /** Resolves when no push is due. */
  deliver: () => Promise<void>;
  /** Waits for pending pushes. */
  stop: () => Promise<void>;
}

export interface PusherOptions {
  db: Database;
  /** The keys are derived from it. */
  secret: string;
  subject: string;
  log: Pick<Log, 'warn' | 'error'>;
  /** Polling interval, for retries and for pushes that other servers have queued or missed. @default 15 seconds */
  intervalMs?: number;
  /** Concurrent sends. Each host gets at most half of them, and each member two. @default 100 */
  maxSending?: number;
  /** For tests: push services on this machine, over HTTP. */
  isLocalAllowed?: boolean;
}

const batchSize = 10;
/** Members choose the endpoints: slow ones must not delay the others. */
const maxPerMember = 2;
/** Longer than an attempt's timeout. */
const leaseSeconds = 60;
const maxAttempts = 6;
/** How far back the first search for missed notifications goes. */
const firstSearchSeconds = 86_400;
/** Overlap of consecutive searches: transactions commit after the timestamps of their notifications. */
const overlapSeconds = 60;

/** Statuses of a subscription that has ended, or belongs to other keys. */
const endedStatuses = [401, 403, 404, 410];

export const noPush = (secret: string): PushServices => ({
  publicKey: vapidKeys(secret).publicKey,
  push: () => Promise.resolve(),
  isLocalAllowed: false,
});

/** Several servers may share the queue: a subscription is claimed before it is pushed to. */
export function createPusher(options: PusherOptions): Pusher {
  const { db, secret, subject, log, intervalMs = 15_000, isLocalAllowed = false, maxSending = 100 } = options;
  const maxPerHost = maxSending / 2;
  const keys = vapidKeys(secret);
  const send = createSendPush({ keys, subject, isLocalAllowed });
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  const sending = new Map<ClaimedPush, Promise<void>>();
  let stopWaiting = (): void => undefined;

  async function pushTo(claimed: ClaimedPush): Promise<void> {
    const { sessionId, attempts } = claimed;
    const news = await findPushNews(db, claimed);
    if (!news) return storePushed(db, sessionId, undefined);
    const status = await send(claimed, payloadOf(news)).catch((error: unknown) => {
      log.warn({ err: error, session: sessionId }, 'a push was not sent');
      return 0;
    });
    if (status >= 200 && status < 300) return storePushed(db, sessionId, news);
    if (endedStatuses.includes(status)) return deleteEndpoint(db, claimed);
    const isLast = attempts >= maxAttempts;
    return storePushFailure(db, sessionId, isLast ? undefined : retryDelay(attempts, Math.random()));
  }

  const logFailure = (error: unknown) => log.error({ err: error }, 'the queue of pushes could not be read');

  function begin(claimed: ClaimedPush): void {
    const pending = pushTo(claimed)
      .catch(logFailure)
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
      await claimDue().catch(logFailure);
      if (sending.size > 0) await waitForWork();
    }
    if (isStopped) await Promise.all(sending.values());
    running = undefined;
  }

  const wake = () => {
    isWoken = true;
    stopWaiting();
    running ??= run();
  };

  let searchedAt: number | undefined;
  let searching: Promise<void> | undefined;

  async function searchMissed(): Promise<void> {
    const time = performance.now();
    const seconds =
      searchedAt === undefined ? firstSearchSeconds : (time - searchedAt) / 1000 + overlapSeconds;
    await queueMissed(db, seconds);
    searchedAt = time;
  }

  const poll = () => {
    wake();
    searching ??= searchMissed()
      .catch(logFailure)
      .then(() => {
        searching = undefined;
        wake();
      });
  };
  const timer = setInterval(poll, intervalMs);
  timer.unref();
  const push = createBatchQueue<readonly string[], void>({
    async run(lists) {
      if (await queuePushes(db, lists.flat())) wake();
      return lists.map(() => undefined);
    },
    maxSize: Infinity,
  });

  return {
    publicKey: keys.publicKey,
    push,
    isLocalAllowed,
    async deliver() {
      wake();
      await running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await searching;
      stopWaiting();
      await running;
    },
  };
}
