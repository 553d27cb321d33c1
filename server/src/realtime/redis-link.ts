import { communityPrefix } from '../redis/community-prefix';
import type { RedisConnections } from '../redis/connect-redis';
import type { NodeLink } from './node-link';

const ignore = () => undefined;

/**
 * Events during an outage reach only this server's sockets.
 * @param secret The same on all servers of the community.
 */
export async function redisLink(
  { commands, subscriptions }: RedisConnections,
  secret: string,
): Promise<NodeLink> {
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
    adapter: createAdapter(publisher, subscriptions, { key: communityPrefix(secret) }),
    onRestored(listener) {
      // Answered after the subscriptions, which are renewed first.
      subscriptions.on('ready', () => setImmediate(() => void subscriptions.ping().then(listener, ignore)));
    },
    close: () => Promise.resolve(),
  };
}
