import { ApiError } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import { late } from '../forum/late';
import type { Outbox } from './Outbox';

const calls = late(() => import('./outboxCalls'));

/** Actions are then sent at once. */
export const preloadOutboxCalls = calls.load;

const unreachable = (cause?: unknown) => new ApiError(0, undefined, 'unreachable', [], { cause });

/** Keeps nothing. Loads the calls with the first action. */
export const directOutbox = ({ client, live, currentUserId }: Forum): Outbox => ({
  kept: undefined,
  async send(kind, payload, signal) {
    const userId = currentUserId();
    const load = () =>
      calls.load().catch((error: unknown) => {
        throw unreachable(error);
      });
    const { outboxCalls } = calls.current() ?? (await load());
    // Nothing is sent for the next user.
    if (currentUserId() !== userId) throw unreachable();
    return outboxCalls[kind](payload, { client, live, userId: userId ?? '', key: undefined, signal });
  },
  remove: () => undefined,
  start: () => () => undefined,
});
