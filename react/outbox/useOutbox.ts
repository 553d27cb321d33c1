import type { OutboxEntry } from '@alphazone/machines';

import { useForum } from '../forum/ForumContext';
import { useActorState } from '../forum/useActorState';
import { useLate } from '../forum/useLate';
import type { OutboxKind, OutboxPayloads } from './outboxCalls';

export type OutboxItem = {
  [Kind in OutboxKind]: Pick<OutboxEntry, 'key' | 'createdOn' | 'refusal'> & {
    kind: Kind;
    payload: OutboxPayloads[Kind];
  };
}[OutboxKind];

const none: readonly OutboxEntry[] = [];

/** The current user's pending and refused actions. */
export function useOutbox() {
  const { outbox } = useForum();
  const actor = useLate(outbox.kept)?.actor;
  const entries = useActorState(actor, (snapshot) => snapshot?.context.entries ?? none);
  const sendingKey = useActorState(actor, (snapshot) =>
    snapshot?.matches('sending') === true ? snapshot.context.sendingKey : undefined,
  );
  // Written by this version or an earlier one.
  const items = entries as readonly OutboxItem[];
  return {
    /** Oldest first. */
    waiting: items.filter(({ refusal }) => refusal === undefined),
    /** Refused items with the server's message. Their author may edit or discard them. */
    refused: items.filter(({ refusal }) => refusal !== undefined),
    /** The key of the item being sent, which can no longer be cancelled. */
    sendingKey,
    /** Cancels a waiting item, or discards a refused one. */
    remove: outbox.remove,
    /** Sends without waiting for the backoff. */
    retry: () => actor?.send({ type: 'network.restored' }),
  };
}
