import { createAdapter } from '@socket.io/redis-adapter';

import type { RedisConnections } from '../redis/connect-redis';
import type { NodeLink } from './node-link';

/** Channel prefix, so that other programs can share the Redis. */
const key = 'alphazone';

/** Events during an outage reach only this server's sockets. */
export function redisLink({ commands, subscriptions }: RedisConnections): NodeLink {
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
