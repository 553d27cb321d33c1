import { isWaitingEntry, outboxMachine, type OutboxEntry, type SendResult } from '@alphazone/machines';
import { createActor, fromPromise } from 'xstate';

import type { Forum } from '../forum/Forum';
import { newKey } from '../forum/newKey';
import { refetch } from '../forum/refetch';
import { requireUser } from '../forum/requireUser';
import { stalePosts } from '../posts/stalePosts';
import type { CreateOutbox } from './outboxOption';
import { Queued, type KeptOutbox } from './Outbox';
import { outboxCalls, type OutboxKind } from './outboxCalls';
import { attempted, itemOf } from './outboxItem';
import { written, type OutboxStorage } from './outboxStorage';
import { hasNotArrived, retryAfterMsOf } from './sendErrors';
import { unlessSending, withLock, withTimeout } from './sendLimits';
import { sendStored } from './sendStored';
import { onPostsRead, showWaitingVotes } from './showWaitingVotes';

/** Sends actions at once, or keeps them in the storage until the server can be reached. One tab at a time sends an entry. */
export function createOutbox(
  forum: Forum,
  storage: OutboxStorage,
  { random, isOnline, onOnline }: Parameters<CreateOutbox>[1],
): KeptOutbox {
  const { client, live, session, currentUserId, now, log, cache } = forum;
  const sendingNow = new Set<string>();
  let newest = 0;

  const forget = (key: string) => written(forum, storage.remove(key));
  const store = (entry: OutboxEntry) => written(forum, storage.put(entry));

  const has = (key: string) =>
    storage.has(key).catch((error: unknown) => {
      log('The outbox could not be read.', error);
      return false;
    });

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        load: fromPromise(async ({ input: { owner } }) =>
          (await storage.list(owner)).filter(({ key }) => !sendingNow.has(key)),
        ),
        send: fromPromise<SendResult, { entry: OutboxEntry }>(({ input: { entry } }) =>
          withLock(entry.key, () => sendStored(forum, storage, itemOf(entry))),
        ),
      },
    }),
    { input: { owner: currentUserId(), random } },
  );
  actor.on('load.failed', ({ error }) => log('The outbox could not be read.', error));
  const catchUp = ({ entry: { kind } }: { entry: OutboxEntry }) => {
    if (kind === 'read') live.current()?.notifications().send({ type: 'reload.needed' });
    else if (kind !== 'chat') for (const filters of stalePosts) void refetch(cache, filters);
  };
  actor.on('entry.sent', catchUp);
  actor.on('entry.refused', catchUp);

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

  return {
    actor,
    async send(kind, payload, signal, key = newKey()) {
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
    },
    async remove(key) {
      const find = () => actor.getSnapshot().context.entries.find((entry) => entry.key === key);
      const entry = find();
      if (!entry) return false;
      const isRemoved = await unlessSending(key, async () => {
        // Another tab may just have sent it.
        if (!(await has(key))) return false;
        actor.send({ type: 'entry.removed', key });
        return find() === undefined && forget(key);
      });
      // Rereads even after a success: a read that began earlier would restore the entry.
      actor.send({ type: 'entries.changed' });
      if (!isRemoved) return false;
      storage.announce?.();
      // Refetches: otherwise a cancelled vote or read mark would stay on screen.
      if (isWaitingEntry(entry)) catchUp({ entry });
      return true;
    },
    repeatedWrite(key) {
      const entry = actor.getSnapshot().context.entries.find((other) => other.key === key);
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

/** A post's votes and comments keep their order, as do chat messages, new posts and read marks. */
const groupOf = (kind: OutboxKind, payload: object): string =>
  'postId' in payload ? `post ${String(payload.postId)}` : kind;
