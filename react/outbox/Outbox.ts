import type { Vote } from '@alphazone/client';
import type { outboxMachine } from '@alphazone/machines';
import type { ActorRefFrom } from 'xstate';

import type { Late } from '../forum/late/late';
import type { OutboxKind, OutboxPayloads, OutboxResponses } from './outboxCalls';

/** A write that may be stored already: an earlier attempt had no response. */
export interface RepeatedWrite {
  /** When its author made it, in milliseconds since 1970. */
  createdOn: number;
  /** The vote that a vote results in. Undefined: unknown. */
  myVote?: Vote | null | undefined;
}

export interface RepeatedWrites {
  /** The waiting write with this idempotency key, if an earlier attempt had no response. */
  repeatedWrite: (key: string) => RepeatedWrite | undefined;
}

export interface Outbox {
  /** Undefined without an outbox. */
  kept: Late<KeptOutbox> | undefined;
  /**
   * Sends an action now. Without a connection, queues it.
   * @param key Idempotency key. @default a new one
   * @throws Queued when it is queued, otherwise the call's error.
   */
  send: <Kind extends OutboxKind>(
    kind: Kind,
    payload: OutboxPayloads[Kind],
    signal?: AbortSignal,
    key?: string,
  ) => Promise<OutboxResponses[Kind]>;
  /**
   * Cancels a waiting entry, or discards a refused one.
   * @returns Whether it was there, was the current user's, and was not being sent, in any tab.
   */
  remove: (key: string) => Promise<boolean>;
  /** Follows the connection and other tabs. @returns A function that stops it. */
  start: () => () => void;
}

export interface KeptOutbox extends Omit<Outbox, 'kept'>, RepeatedWrites {
  actor: ActorRefFrom<typeof outboxMachine>;
  /** Sends at once when the connection is back, except before the server's `Retry-After`. */
  resume: () => void;
  /** Deletes a user's entries, even one that is being sent. */
  erase: (owner: string) => Promise<void>;
}

/** Thrown instead of the connection's error: the outbox sends it later. */
export class Queued extends Error {
  override readonly name = 'Queued';
}
