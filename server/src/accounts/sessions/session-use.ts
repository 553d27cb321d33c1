import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import type { Database } from '../../database/database';
import { addressBlockOf } from '../../network/network-of';
import { storeUses } from './sessions-repository';

const flushMs = 5 * 60_000;

/** Sessions per statement. */
const maxPending = 5_000;

export interface SessionUse {
  record: (sessionId: string, request: Pick<FastifyRequest, 'ip'>) => void;
  /** Flushes pending uses. */
  stop: () => Promise<void>;
}

/** Remembers when and where sessions were used. Writes rarely: each commit invalidates cached responses. */
export function createSessionUse(db: Database, now: () => Date, log?: FastifyBaseLogger): SessionUse {
  const pending = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const uses = [...pending].map(([id, address]) => ({ id, network: addressBlockOf(address) }));
    pending.clear();
    if (uses.length === 0) return;
    try {
      await storeUses(db, uses, now());
    } catch (error) {
      log?.error({ err: error }, 'the last use of sessions could not be stored');
    }
  }

  return {
    record(sessionId, request) {
      if (pending.has(sessionId)) return;
      pending.set(sessionId, request.ip);
      if (pending.size >= maxPending) void flush();
      else timer ??= setTimeout(() => void flush(), flushMs).unref();
    },
    stop: flush,
  };
}
