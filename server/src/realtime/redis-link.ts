import type { RedisConnections } from '../redis/connect-redis';
import type { NodeLink } from './node-link';

/** Channel prefix, so that other programs can share the Redis. */
const key = 'alphazone';

const ignore = () => undefined;

/** Events during an outage reach only this server's sockets. */
export async function redisLink({ commands, subscriptions }: RedisConnections): Promise<NodeLink> {
  // Imported lazily, like `ioredis`.
  const { createAdapter } = await import('@socket.io/redis-adapter');
  // The adapter does not handle the rejection, which would crash the process. `connectRedis` logs outages.
  const publisher = {
    publish: (channel: string, message: string | Buffer) => {
      commands.publish(channel, message).catch(ignore);
    },
    on: ignore,
    off: ignore,
  };
  return {
    adapter: createAdapter(publisher, subscriptions, { key }),
    onRestored(listener) {
      // Answered after the subscriptions, which are renewed first.
      subscriptions.on('ready', () => setImmediate(() => void subscriptions.ping().then(listener, ignore)));
    },
    close: () => Promise.resolve(),
  };
}
