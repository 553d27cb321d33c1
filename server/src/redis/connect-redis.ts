import { Redis, type RedisOptions } from 'ioredis';

import { operatorMessages } from '../operator-messages';
import { StartupError } from '../startup-error';

export interface RedisLog {
  info: (message: string) => void;
  warn: (message: string) => void;
}

/** Two connections to one Redis, because a subscribed one cannot send commands. Both reconnect. */
export interface RedisConnections {
  /** For commands. Fails fast during an outage. */
  commands: Redis;
  /** For subscriptions. Renews them after reconnecting. */
  subscriptions: Redis;
  /** Closes both. Never throws. */
  close(): void;
}

const common: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

/** Milliseconds after which Redis counts as down. */
const commandTimeout = 2_000;

/**
 * Connects to Redis. Later outages are survived.
 *
 * @throws StartupError when Redis cannot be reached.
 */
export async function connectRedis(url: string, log: RedisLog): Promise<RedisConnections> {
  const commands = new Redis(url, {
    ...common,
    commandTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  const subscriptions = new Redis(url, { ...common, maxRetriesPerRequest: null });
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
    // The event has the reason for a refused connection; the promise only says that it is closed.
    const reason = (lastError ?? (error instanceof Error ? error : new Error(String(error)))).message;
    throw new StartupError(operatorMessages.redisUnreachable(new URL(url).host, reason), { cause: error });
  }

  let isAway = false;
  commands.on('close', () => {
    if (!isAway) log.warn(`Redis is away${lastError ? `: ${lastError.message}` : ''}. Waiting for it.`);
    isAway = true;
  });
  commands.on('ready', () => {
    if (isAway) log.warn('Redis is back.');
    isAway = false;
  });
  return {
    commands,
    subscriptions,
    close() {
      commands.removeAllListeners('close');
      close();
    },
  };
}
