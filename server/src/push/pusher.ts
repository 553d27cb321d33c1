import { createBatchQueue } from '../queues/batch-queue';
import type { Database } from '../database/database';
import type { Log } from '../logging/log';
import { retryDelay } from '../time/retry-delay';
import { createPushLoop } from './push-loop';
import {
  deleteEndpoint,
  findPushNews,
  queuePushes,
  storePushed,
  storePushFailure,
  type ClaimedPush,
} from './push-repository';
import { payloadOf } from './push-texts';
import { createSearchMissed } from './search-missed';
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

const maxAttempts = 6;

/** Statuses of a subscription that has ended, or belongs to other keys. */
const endedStatuses = [401, 403, 404, 410];

export const noPush = (secret: string): PushServices => ({
  publicKey: vapidKeys(secret).publicKey,
  push: () => Promise.resolve(),
  isLocalAllowed: false,
});

export function createPusher(options: PusherOptions): Pusher {
  const { db, secret, subject, log, intervalMs = 15_000, isLocalAllowed = false, maxSending = 100 } = options;
  const keys = vapidKeys(secret);
  const send = createSendPush({ keys, subject, isLocalAllowed });

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

  const loop = createPushLoop({ db, push: pushTo, maxSending, onError: logFailure });
  const searchMissed = createSearchMissed(db);
  let searching: Promise<void> | undefined;

  const poll = () => {
    void loop.deliver();
    searching ??= searchMissed()
      .catch(logFailure)
      .then(() => {
        searching = undefined;
        void loop.deliver();
      });
  };
  const timer = setInterval(poll, intervalMs);
  timer.unref();
  const push = createBatchQueue<readonly string[], void>({
    async run(lists) {
      if (await queuePushes(db, lists.flat())) void loop.deliver();
      return lists.map(() => undefined);
    },
    maxSize: Infinity,
  });

  return {
    publicKey: keys.publicKey,
    push,
    isLocalAllowed,
    deliver: loop.deliver,
    async stop() {
      clearInterval(timer);
      await Promise.all([loop.stop(), searching]);
    },
  };
}
