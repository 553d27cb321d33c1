import { Redis, type RedisOptions } from 'ioredis';

import { operatorMessages } from '../operator-messages';
import { StartupError } from '../startup-error';

export interface RedisLog {
  info: (message: string) => void;
  warn: (message: string) => void;
}

/** Two connections to one Redis: one that listens can do nothing else. Both heal by themselves. */
export interface RedisConnections {
  /** For commands. Fails at once while Redis is away, so that nobody waits for it. */
  commands: Redis;
  /** For subscriptions. Renews them when Redis is back. */
  subscriptions: Redis;
  /** Ends both; never fails. */
  close(): void;
}

const common: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

/** A Redis that takes longer than this, in milliseconds, counts as away. */
const commandTimeout = 2_000;

/**
 * Connects to Redis.
 *
 * @throws StartupError when it cannot be reached. Once connected, it may go away and come back.
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
    // A refused connection is reported by the event; the promise only says that it is closed.
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
