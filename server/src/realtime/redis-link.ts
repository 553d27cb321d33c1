import type { RedisConnections } from '../redis/connect-redis';
import type { NodeLink } from './node-link';

/** Channel prefix, so that other programs can share the Redis. */
const key = 'alphazone';

/** Events during an outage reach only this server's sockets. */
export async function redisLink({ commands, subscriptions }: RedisConnections): Promise<NodeLink> {
  // Imported lazily, like `ioredis`.
  const { createAdapter } = await import('@socket.io/redis-adapter');
  // The adapter does not handle the rejection, which would crash the process. `connectRedis` logs outages.
  const publisher = {
    publish: (channel: string, message: string | Buffer) => {
      commands.publish(channel, message).catch(() => undefined);
    },
    on: () => undefined,
    off: () => undefined,
  };
  return {
    adapter: createAdapter(publisher, subscriptions, { key }),
    close: () => Promise.resolve(),
  };
}
