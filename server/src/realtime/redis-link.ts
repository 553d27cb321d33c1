import { createAdapter } from '@socket.io/redis-adapter';

import type { RedisConnections } from '../redis/connect-redis';
import type { NodeLink } from './node-link';

/** Prefix of the channels, so that other programs can share the Redis. */
const key = 'alphazone';

/** Carries events by publish and subscribe. During an outage they reach this server's sockets only. */
export function redisLink({ commands, subscriptions }: RedisConnections): NodeLink {
  // The adapter does not await publishing, and an unhandled rejection would end the process. The connection logs
  // outages.
  const publisher = {
    publish: (channel: string, message: string | Buffer) => {
      commands.publish(channel, message).catch(() => undefined);
    },
    on: () => undefined,
    off: () => undefined,
  };
  return {
    adapter: createAdapter(publisher, subscriptions, { key }),
    // The subscriptions end with their connection.
    close: () => Promise.resolve(),
  };
}
