import { ApiError } from '@alphazone/client';
import { isWaitingEntry, outboxMachine, type OutboxEntry, type SendResult } from '@alphazone/machines';
import { createActor, fromPromise } from 'xstate';

import { reasonOf } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { newKey } from '../forum/newKey';
import { refetch } from '../forum/refetch';
import { requireUser } from '../forum/requireUser';
import { withSent } from '../comments/commentMutations';
import { updatePost } from '../posts/postCache';
import { stalePosts } from '../posts/stalePosts';
import { editorTextsOf } from '../texts';
import type { CreateOutbox } from './outboxOption';
import { Queued, type KeptOutbox } from './Outbox';
import { outboxCalls, type OutboxKind, type OutboxPayloads, type OutboxResponses } from './outboxCalls';
import { itemOf, type OutboxItemEntry } from './outboxItem';
import type { OutboxStorage } from './outboxStorage';
import { hasNotArrived, isServerFailure, isTemporary, retryAfterMsOf } from './sendErrors';
import { unlessSending, withLock, withTimeout } from './sendLimits';
import { onPostsRead, showWaitingVotes } from './showWaitingVotes';

/** The server forgets keys after 7 days. */
const maxAgeMs = 6 * 24 * 60 * 60_000;

/** Sends actions at once, or keeps them in the storage until the server can be reached. One tab at a time sends an entry. */
export function createOutbox(
  forum: Forum,
  storage: OutboxStorage,
  { random, isOnline, onOnline }: Parameters<CreateOutbox>[1],
): KeptOutbox {
  const { client, session, currentUserId, now, log, texts, cache } = forum;
  const sendingNow = new Set<string>();
  let newest = 0;

  const call = <Kind extends OutboxKind>(
    kind: Kind,
    payload: OutboxPayloads[Kind],
    caller: { userId: string; key: string | undefined; signal?: AbortSignal | undefined },
  ) => outboxCalls[kind](payload, { client, live: forum.live, ...caller });

  /** If this fails, the entry is sent again with the same key. @returns Whether it was deleted. */
  const forget = (key: string) =>
    storage.remove(key).then(
      () => true,
      (error: unknown) => {
        log('The outbox could not be written.', error);
        return false;
      },
    );

  const has = (key: string) =>
    storage.has(key).catch((error: unknown) => {
      log('The outbox could not be read.', error);
      return false;
    });

  async function sendLater(entry: OutboxItemEntry): Promise<SendResult> {
    if (!(await storage.has(entry.key))) return { type: 'gone' };
    const refuse = async (message: string): Promise<SendResult> => {
      await storage.put({ ...entry, refusal: message });
      storage.announce?.();
      return { type: 'refused', message };
    };
    if (now() - entry.createdOn > maxAgeMs) return refuse(texts.waitedTooLong);
    if (currentUserId() !== entry.owner) return { type: 'later' };
    const notify = forum.notifier();
    let response: OutboxResponses[OutboxKind];
    try {
      response = await withTimeout(call(entry.kind, entry.payload, { userId: entry.owner, key: entry.key }));
      notify(heldTextOf(texts, response));
    } catch (error) {
      if (isServerFailure(error)) return { type: 'failed' };
      if (isTemporary(error)) return { type: 'later', retryAfterMs: retryAfterMsOf(error) };
      const isKnown = error instanceof ApiError && error.code === 'deleted_since';
      if (!isKnown) return refuse(reasonOf(texts, error));
    }
    // Otherwise tabs would take turns sending it, without backoff.
    if (await forget(entry.key)) storage.announce?.();
    if (entry.kind === 'comment') showComment(entry, response as OutboxResponses['comment']);
    return { type: 'sent' };
  }

  /** Kept until posts are refetched. */
  function showComment(
    { owner, payload: { postId } }: Extract<OutboxItemEntry, { kind: 'comment' }>,
    created: OutboxResponses['comment'],
  ) {
    // Another user may have logged in.
    if (created && currentUserId() === owner)
      updatePost(cache, postId, (post) => withSent(post, created.comment));
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        load: fromPromise(async ({ input: { owner } }) =>
          (await storage.list(owner)).filter(({ key }) => !sendingNow.has(key)),
        ),
        send: fromPromise<SendResult, { entry: OutboxEntry }>(({ input: { entry } }) =>
          withLock(entry.key, () => sendLater(itemOf(entry))),
        ),
      },
    }),
    { input: { owner: currentUserId(), random } },
  );
  actor.on('load.failed', ({ error }) => log('The outbox could not be read.', error));
  const catchUp = ({ entry: { kind } }: { entry: OutboxEntry }) => {
    if (kind === 'read') forum.live.current()?.notifications().send({ type: 'reload.needed' });
    else if (kind !== 'chat') for (const filters of stalePosts) void refetch(cache, filters);
  };
  actor.on('entry.sent', catchUp);
  actor.on('entry.refused', catchUp);

  async function erase(owner: string): Promise<void> {
    try {
      for (const { key } of await storage.list(owner)) await storage.remove(key);
    } catch (error) {
      log('The outbox could not be written.', error);
    }
    storage.announce?.();
    actor.send({ type: 'entries.changed' });
  }

  function mustWait(group: string): boolean {
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

  return {
    actor,
    async send(kind, payload, signal, key = newKey()) {
      const userId = currentUserId();
      if (userId === undefined) return call(kind, payload, { userId: '', key: undefined, signal });
      // Distinct timestamps keep the order within a millisecond.
      newest = Math.max(newest + 1, now());
      const group = groupOf(kind, payload);
      const entry: OutboxEntry = { key, owner: userId, kind, payload, group, createdOn: newest };
      sendingNow.add(entry.key);
      const send = () => {
        requireUser(forum, userId);
        const sent = call(kind, payload, { userId, key: entry.key, signal });
        // The chat has its own time limit.
        return kind === 'chat' ? sent : withTimeout(sent);
      };
      // After a reload, servers that never acknowledge would get the message twice.
      const isStoredFirst = kind !== 'chat' || mustWait(group);
      try {
        if (isStoredFirst) await storage.put(entry);
      } catch (error) {
        log('The outbox could not be written.', error);
        return send();
      }
      if (mustWait(group)) queue(entry);
      try {
        const response = await withLock(entry.key, send);
        await forget(entry.key);
        return response;
      } catch (error) {
        if (!hasNotArrived(error) || signal?.aborted === true) {
          await forget(entry.key);
          throw error;
        }
        if (!isStoredFirst) await storage.put(entry);
        return queue(entry, retryAfterMsOf(error));
      } finally {
        sendingNow.delete(entry.key);
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
      // Also if it could not be deleted. And a read that began before would bring it back.
      actor.send({ type: 'entries.changed' });
      if (!isRemoved) return false;
      storage.announce?.();
      // Otherwise a cancelled vote or read mark would stay on screen.
      if (isWaitingEntry(entry)) catchUp({ entry });
      return true;
    },
    erase,
    start() {
      actor.start();
      const showVotes = () => showWaitingVotes(cache, actor.getSnapshot().context.entries);
      const shown = actor.subscribe(showVotes);
      const stops = [
        () => shown.unsubscribe(),
        onPostsRead(cache, showVotes),
        onOnline(() => actor.send({ type: 'network.restored' })),
        storage.onChange?.(() => actor.send({ type: 'entries.changed' })),
        session.onChange((change) => {
          actor.send({ type: 'owner.changed', owner: currentUserId() });
          if (change.type === 'session.closed' && change.reason === 'deleted') void erase(change.userId);
        }),
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

function heldTextOf(texts: Forum['texts'], response: unknown): string | undefined {
  const { hidden, comment, heldText } = (response ?? {}) as {
    hidden?: unknown;
    comment?: { hidden?: unknown };
    heldText?: string;
  };
  if (heldText !== undefined) return heldText;
  if (hidden === 'held') return editorTextsOf(texts).postHeld;
  return comment?.hidden === 'held' ? texts.commentHeld : undefined;
}
