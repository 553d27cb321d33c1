import type { Forum } from '../forum/Forum';
import { late } from '../forum/late/late';
import { loadFor } from '../forum/late/loadFor';
import type { Outbox } from './Outbox';

const calls = late(() => import('./outboxCalls'));

/** Actions are then sent at once. */
export const preloadOutboxCalls = calls.load;

/** Queues nothing. Loads the calls with the first action. */
export const directOutbox = ({ client, live, currentUserId }: Forum): Outbox => ({
  kept: undefined,
  async send(kind, payload, signal, key) {
    const { outboxCalls } = await loadFor(calls, currentUserId);
    const userId = currentUserId() ?? '';
    return outboxCalls[kind](payload, { client, live, userId, key, signal });
  },
  remove: () => Promise.resolve(false),
  start: () => () => undefined,
});
