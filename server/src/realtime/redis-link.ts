import { createAdapter } from '@socket.io/redis-adapter';

import type { RedisConnections } from '../redis/connect-redis';
import type { NodeLink } from './node-link';

/** Begins the names of the channels, so that other programs may use the same Redis. */
const key = 'alphazone';

/** Carries events by publish and subscribe. While Redis is away they reach this process's own sockets only. */
export function redisLink({ commands, subscriptions }: RedisConnections): NodeLink {
  // The adapter does not wait for what it publishes: a rejection that nobody handles would end the process.
  // That Redis is away is logged where it is noticed.
  const publisher = {
    publish: (channel: string, message: string | Buffer) => {
      commands.publish(channel, message).catch(() => undefined);
    },
    on: () => undefined,
    off: () => undefined,
  };
  return {
    adapter: createAdapter(publisher, subscriptions, { key }),
    // The adapter has nothing but its subscriptions, which end with their connection.
    close: () => Promise.resolve(),
  };
}
