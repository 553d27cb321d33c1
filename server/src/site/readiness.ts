import type { FastifyBaseLogger } from 'fastify';

import { cached } from '../cache';
import type { Database } from '../database/database';
import { isMigrated } from '../database/migrate';
import { waitAtMost } from '../time/wait-at-most';

export type Readiness = 'ready' | 'not migrated' | 'unreachable';

/** Cached, because callers are not rate-limited. */
const ttlMs = 1_000;

/** Longer than queries wait on a busy server, which should stay in the balancer. */
const timeoutMs = 5_000;

interface ReadinessOptions {
  db: Database;
  now: () => Date;
  log: FastifyBaseLogger | undefined;
}

/** Returns a function that asks the database at most once a second, for all callers. */
export const createReadiness = ({ db, now, log }: ReadinessOptions): (() => Promise<Readiness>) =>
  cached(
    ttlMs,
    async () => {
      try {
        const isUpToDate = await waitAtMost(timeoutMs, isMigrated(db));
        if (isUpToDate === undefined) throw new Error(`no answer within ${timeoutMs} ms`);
        return isUpToDate ? 'ready' : 'not migrated';
      } catch (error) {
        log?.warn({ err: error }, 'the database cannot be reached');
        return 'unreachable';
      }
    },
    () => now().getTime(),
  );
