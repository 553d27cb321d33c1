import { useForum } from '../forum/ForumContext';
import { useActorState } from '../forum/late/useActorState';
import { useLate } from '../forum/late/useLate';
import type { OutboxItem } from './outboxItem';

/** The current user's pending and refused actions. */
export function useOutbox() {
  const { outbox } = useForum();
  const actor = useLate(outbox.kept)?.actor;
  const snapshot = useActorState(actor, (current) => current);
  // Safe cast, as in `itemOf`.
  const items = (snapshot?.context.entries ?? []) as readonly OutboxItem[];
  return {
    /** Oldest first. */
    waiting: items.filter(({ refusal }) => refusal === undefined),
    /** Refused items with the server's message. Their author may edit or discard them. */
    refused: items.filter(({ refusal }) => refusal !== undefined),
    /** The key of the item being sent, which can no longer be cancelled. */
    sendingKey: snapshot?.matches('sending') === true ? snapshot.context.sendingKey : undefined,
    /** Cancels a waiting item, or discards a refused one. */
    remove: outbox.remove,
    /** Sends without waiting for the backoff. */
    retry: () => actor?.send({ type: 'network.restored' }),
  };
}
