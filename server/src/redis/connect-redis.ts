import type { Redis, RedisOptions } from 'ioredis';

import { operatorMessages } from '../operator-messages';
import { StartupError } from '../startup/startup-error';

export interface RedisLog {
  info: (message: string) => void;
  warn: (message: string) => void;
}

/** Two connections, because a subscribed one cannot send commands. Both reconnect. */
export interface RedisConnections {
  /** For commands. Fails fast during an outage. */
  commands: Redis;
  /** For subscriptions. Resubscribes after reconnecting. */
  subscriptions: Redis;
  close(): void;
}

const common: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

const commandTimeoutMs = 2_000;

/** A subscribed connection sends nothing by itself, so that it would not notice a silent one. */
const pingIntervalMs = 15_000;

const ignore = () => undefined;

/** Survives later outages. @throws StartupError when Redis cannot be reached. */
export async function connectRedis(url: string, log: RedisLog): Promise<RedisConnections> {
  // Imported lazily: most servers have no Redis.
  const { Redis } = await import('ioredis');
  const commands = new Redis(url, {
    ...common,
    commandTimeout: commandTimeoutMs,
    // Replaces the connection. Without it, every command would wait for its own timeout.
    socketTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  const subscriptions = new Redis(url, {
    ...common,
    socketTimeout: commandTimeoutMs,
    maxRetriesPerRequest: null,
  });
  const close = () => {
    commands.disconnect();
    subscriptions.disconnect();
  };

  let lastError: Error | undefined;
  for (const connection of [commands, subscriptions]) {
    connection.on('error', (error: Error) => (lastError = error));
  }
  try {
    await Promise.all([commands.connect(), subscriptions.connect()]);
  } catch (error) {
    close();
    // The event has the cause. The promise rejects only with "Connection is closed".
    const reason = (lastError ?? (error instanceof Error ? error : new Error(String(error)))).message;
    throw new StartupError(operatorMessages.redisUnreachable(new URL(url).host, reason), { cause: error });
  }

  const down = new Set<Redis>();
  for (const connection of [commands, subscriptions]) {
    connection.on('close', () => {
      if (down.size === 0)
        log.warn(`Redis is unreachable${lastError ? `: ${lastError.message}` : ''}. Waiting for it.`);
      down.add(connection);
    });
    connection.on('ready', () => {
      if (!down.delete(connection) || down.size > 0) return;
      lastError = undefined;
      log.warn('Redis is back.');
    });
  }
  lastError = undefined;
  const pings = setInterval(() => {
    if (subscriptions.status === 'ready') subscriptions.ping().catch(ignore);
  }, pingIntervalMs);
  pings.unref();
  return {
    commands,
    subscriptions,
    close() {
      clearInterval(pings);
      for (const connection of [commands, subscriptions]) connection.removeAllListeners('close');
      close();
    },
  };
}
