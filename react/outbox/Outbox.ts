import type { outboxMachine } from '@alphazone/machines';
import type { ActorRefFrom } from 'xstate';

import type { OutboxKind, OutboxPayloads, OutboxResponses } from './outboxCalls';

export interface Outbox {
  actor: ActorRefFrom<typeof outboxMachine>;
  /**
   * Sends it now. Without a connection it is kept and sent later.
   * @throws Queued when it is kept, otherwise the call's error.
   */
  send: <Kind extends OutboxKind>(
    kind: Kind,
    payload: OutboxPayloads[Kind],
    signal?: AbortSignal,
  ) => Promise<OutboxResponses[Kind]>;
  /** Cancels a waiting entry, or discards a refused one. */
  remove: (key: string) => void;
  /** Follows the connection and other tabs. Returns a function that stops it. */
  start: () => () => void;
}

/** Thrown instead of the connection's error: the outbox sends it later. */
export class Queued extends Error {
  override readonly name = 'Queued';
}
