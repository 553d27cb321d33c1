import { ApiError } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Outbox } from './Outbox';

const unreachable = (cause?: unknown) => new ApiError(0, undefined, 'unreachable', [], { cause });

/** Sends at once and keeps nothing. */
export const directOutbox = ({ client, live, currentUserId }: Forum): Outbox => ({
  kept: undefined,
  async send(kind, payload, signal) {
    const userId = currentUserId();
    const { outboxCalls } = await import('./outboxCalls').catch((error: unknown) => {
      throw unreachable(error);
    });
    // Nothing is sent for the next user.
    if (currentUserId() !== userId) throw unreachable();
    return outboxCalls[kind](payload, { client, live, userId: userId ?? '', key: undefined, signal });
  },
  remove: () => undefined,
  start: () => () => undefined,
});
