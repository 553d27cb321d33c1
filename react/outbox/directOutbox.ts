import type { Forum } from '../forum/Forum';
import type { Outbox } from './Outbox';
import { outboxCalls } from './outboxCalls';

/** Sends at once and keeps nothing. */
export const directOutbox = ({ client, live, currentUserId }: Forum): Outbox => ({
  kept: undefined,
  send: (kind, payload, signal) =>
    outboxCalls[kind](payload, { client, live, userId: currentUserId() ?? '', key: undefined, signal }),
  remove: () => undefined,
  start: () => () => undefined,
});
