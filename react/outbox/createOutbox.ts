import { isWaitingEntry } from '@alphazone/machines';

import type { Forum } from '../forum/Forum';
import type { CreateOutbox } from './outboxOption';
import type { KeptOutbox } from './Outbox';
import { catchUp, createOutboxActor } from './createOutboxActor';
import { itemOf } from './outboxItem';
import { written, type OutboxStorage } from './outboxStorage';
import { unlessSending } from './sendLimits';
import { createSend } from './createSend';
import { onPostsRead, showWaitingVotes } from './showWaitingVotes';

/** Sends actions at once, or keeps them in the storage until the server can be reached. One tab at a time sends an entry. */
export function createOutbox(
  forum: Forum,
  storage: OutboxStorage,
  { random, isOnline, onOnline }: Parameters<CreateOutbox>[1],
): KeptOutbox {
  const { session, currentUserId, log, cache } = forum;
  const sendingNow = new Set<string>();
  const actor = createOutboxActor(forum, storage, { random, sendingNow });

  const find = (key: string) => actor.getSnapshot().context.entries.find((entry) => entry.key === key);

  const has = (key: string) =>
    storage.has(key).catch((error: unknown) => {
      log('The outbox could not be read.', error);
      return false;
    });

  async function removeAll(owner: string): Promise<void> {
    for (const { key } of await storage.list(owner)) await storage.remove(key);
  }

  async function erase(owner: string): Promise<void> {
    await written(forum, removeAll(owner));
    storage.announce?.();
    actor.send({ type: 'entries.changed' });
  }

  function resume(): void {
    if (actor.getSnapshot().context.retryAfterMs === 0) actor.send({ type: 'network.restored' });
  }

  return {
    actor,
    send: createSend(forum, storage, { actor, isOnline, sendingNow }),
    async remove(key) {
      const entry = find(key);
      if (!entry) return false;
      const isRemoved = await unlessSending(key, async () => {
        // Another tab may just have sent it.
        if (!(await has(key))) return false;
        actor.send({ type: 'entry.removed', key });
        return find(key) === undefined && written(forum, storage.remove(key));
      });
      // Rereads even after a success: a read that began earlier would restore the entry.
      actor.send({ type: 'entries.changed' });
      if (!isRemoved) return false;
      storage.announce?.();
      // Refetches: otherwise a cancelled vote or read mark would stay on screen.
      if (isWaitingEntry(entry)) catchUp(forum, entry);
      return true;
    },
    repeatedWrite(key) {
      const entry = find(key);
      if (!entry?.attempted) return undefined;
      const { kind, payload, createdOn } = itemOf(entry);
      return { createdOn, ...(kind === 'vote' && { myVote: payload.myVote }) };
    },
    erase,
    resume,
    start() {
      actor.start();
      const showVotes = () => showWaitingVotes(cache, actor.getSnapshot().context.entries);
      const shown = actor.subscribe(showVotes);
      const stops = [
        () => shown.unsubscribe(),
        onPostsRead(cache, showVotes),
        onOnline(resume),
        storage.onChange?.(() => actor.send({ type: 'entries.changed' })),
        session.onChange(() => actor.send({ type: 'owner.changed', owner: currentUserId() })),
      ];
      return () => {
        for (const stop of stops) stop?.();
        actor.stop();
      };
    },
  };
}
