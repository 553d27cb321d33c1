import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { StartupError } from '../../startup/startup-error';
import { messages } from './messages';
import type { Postmaster } from './postmaster';

interface ConnectOptions {
  warn: (line: string) => void;
  /** For failures other than recovery after a crash. */
  timeoutMs?: number;
  /** Interval of warnings during the recovery. */
  warningMs?: number;
}

/** SQLSTATE of PostgreSQL while it replays its log after a crash. */
const cannotConnectNow = '57P03';

/**
 * Waits for a recovery after a crash without a timeout: stopping it would restart it at the next start.
 * @throws StartupError when PostgreSQL exits, or cannot be reached for the timeout.
 */
export async function connectWhenReady(
  config: pg.ClientConfig,
  { ended }: Pick<Postmaster, 'ended'>,
  { warn, timeoutMs = 120_000, warningMs = 60_000 }: ConnectOptions,
): Promise<pg.Client> {
  let lastLines: string | undefined;
  void ended.then((lines) => (lastLines = lines));
  let deadline = performance.now() + timeoutMs;
  let nextWarning = performance.now() + warningMs;

  for (;;) {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (lastLines !== undefined) throw new StartupError(messages.startFailed(lastLines), { cause: error });
      const now = performance.now();
      if (error instanceof pg.DatabaseError && error.code === cannotConnectNow) {
        deadline = now + timeoutMs;
        if (now >= nextWarning) {
          warn(messages.stillRecovering);
          nextWarning = now + warningMs;
        }
      } else if (now >= deadline)
        throw new StartupError(messages.startFailed(String(error)), { cause: error });
      await sleep(30);
    }
  }
}
