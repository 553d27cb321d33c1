import { isWaitingEntry, type OutboxEntry } from '@alphazone/machines';

import type { Forum } from '../forum/Forum';
import { newKey } from '../forum/mutations/newKey';
import { requireUser } from '../forum/mutations/requireUser';
import { Queued, type KeptOutbox } from './Outbox';
import { outboxCalls, type OutboxKind } from './outboxCalls';
import { attempted } from './outboxItem';
import { written, type OutboxStorage } from './outboxStorage';
import { hasNotArrived, retryAfterMsOf } from './sendErrors';
import { withLock, withTimeout } from './sendLimits';

export interface CreateSendOptions {
  actor: KeptOutbox['actor'];
  isOnline: () => boolean;
  /** Holds the key of an entry during its first attempt. */
  sendingNow: Set<string>;
}

/** Returns the `send` of the outbox. */
export function createSend(
  forum: Forum,
  storage: OutboxStorage,
  { actor, isOnline, sendingNow }: CreateSendOptions,
): KeptOutbox['send'] {
  const { client, live, currentUserId, now } = forum;
  let newest = 0;

  const forget = (key: string) => written(forum, storage.remove(key));
  const store = (entry: OutboxEntry) => written(forum, storage.put(entry));

  function mustWait({ group }: OutboxEntry): boolean {
    const { entries, failedKeys } = actor.getSnapshot().context;
    // Later entries must not overtake it.
    const isAhead = (entry: OutboxEntry) => entry.group === group || !failedKeys.includes(entry.key);
    return !isOnline() || entries.some((entry) => isWaitingEntry(entry) && isAhead(entry));
  }

  function queue(entry: OutboxEntry, retryAfterMs?: number): never {
    sendingNow.delete(entry.key);
    actor.send({ type: 'entry.added', entry, retryAfterMs });
    storage.announce?.();
    throw new Queued();
  }

  async function sendOrQueue<T>(
    entry: OutboxEntry,
    signal: AbortSignal | undefined,
    send: () => Promise<T>,
  ): Promise<T> {
    const waits = mustWait(entry);
    // After a reload, servers that never acknowledge would get the message twice.
    const isStoredFirst = entry.kind !== 'chat' || waits;
    if (isStoredFirst && !(await store(waits ? entry : attempted(entry)))) return send();
    if (waits || mustWait(entry)) queue(entry);
    try {
      const response = await withLock(entry.key, send);
      await forget(entry.key);
      return response;
    } catch (error) {
      if (!hasNotArrived(error) || signal?.aborted) {
        await forget(entry.key);
        throw error;
      }
      if (!isStoredFirst && !(await store(attempted(entry)))) throw error;
      return queue(attempted(entry), retryAfterMsOf(error));
    }
  }

  return async (kind, payload, signal, key = newKey()) => {
    const userId = currentUserId();
    if (userId === undefined)
      return outboxCalls[kind](payload, { client, live, userId: '', key: undefined, signal });
    // Distinct timestamps keep the order within a millisecond.
    newest = Math.max(newest + 1, now());
    const entry = { key, owner: userId, kind, payload, group: groupOf(kind, payload), createdOn: newest };
    sendingNow.add(key);
    try {
      return await sendOrQueue(entry, signal, () => {
        requireUser(forum, userId);
        return withTimeout(outboxCalls[kind](payload, { client, live, userId, key, signal }));
      });
    } finally {
      sendingNow.delete(key);
    }
  };
}

/** A post's votes and comments keep their order, as do chat messages, new posts and read marks. */
const groupOf = (kind: OutboxKind, payload: object): string =>
  'postId' in payload ? `post ${String(payload.postId)}` : kind;
