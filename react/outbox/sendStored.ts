import { ApiError } from '@alphazone/client';
import type { SendResult } from '@alphazone/machines';

import { withSent } from '../comments/commentMutations';
import { reasonOf } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { updatePost } from '../posts/postCache';
import { editorTextsOf } from '../posts/publishing/editorTexts';
import {
  outboxCalls,
  type Caller,
  type OutboxKind,
  type OutboxPayloads,
  type OutboxResponses,
} from './outboxCalls';
import { attempted, type OutboxItemEntry } from './outboxItem';
import { written, type OutboxStorage } from './outboxStorage';
import { outboxTextsOf } from './outboxTexts';
import { isServerFailure, isTemporary, retryAfterMsOf } from './sendErrors';
import { withTimeout } from './sendLimits';

/** The server forgets keys after 7 days. */
const maxAgeMs = 6 * 24 * 60 * 60_000;

/** Sends an entry that has waited, perhaps since an earlier visit. Keeps it with the reason if the server refuses it. */
export async function sendStored(
  forum: Forum,
  storage: OutboxStorage,
  entry: OutboxItemEntry,
): Promise<SendResult> {
  const { client, live, currentUserId, now, texts } = forum;
  const { key, owner, createdOn } = entry;
  if (!(await storage.has(key))) return { type: 'gone' };
  const refuse = async (message: string): Promise<SendResult> => {
    await storage.put({ ...entry, refusal: message });
    storage.announce?.();
    return { type: 'refused', message };
  };
  if (now() - createdOn > maxAgeMs) return refuse(outboxTextsOf(texts).waitedTooLong);
  if (!entry.attempted) await written(forum, storage.put(attempted(entry)));
  // Last: another user may have logged in meanwhile.
  if (currentUserId() !== owner) return { type: 'later' };
  const notify = forum.notifier();
  const hasArrived = (error: unknown) =>
    error instanceof ApiError &&
    (error.code === 'deleted_since' ||
      // A server that never acknowledges would get the message again and again.
      (error.code === 'timeout' && entry.kind === 'chat' && live.current()?.realtime.isSilent()));
  let response: OutboxResponses[OutboxKind];
  try {
    response = await withTimeout(send(entry.kind, entry.payload, { client, live, userId: owner, key }));
    notify(heldTextOf(texts, response));
  } catch (error) {
    if (!hasArrived(error)) {
      if (isServerFailure(error)) return { type: 'failed' };
      if (isTemporary(error)) return { type: 'later', retryAfterMs: retryAfterMsOf(error) };
      return refuse(reasonOf(texts, error));
    }
  }
  // An entry that cannot be deleted is sent again with the same key. Other tabs are not told, because they would resend
  // it without backoff.
  if (await written(forum, storage.remove(key))) storage.announce?.();
  if (entry.kind === 'comment') showComment(forum, entry, response as OutboxResponses['comment']);
  return { type: 'sent' };
}

const send = <Kind extends OutboxKind>(kind: Kind, payload: OutboxPayloads[Kind], caller: Caller) =>
  outboxCalls[kind](payload, caller);

/** Kept until posts are refetched. */
function showComment(
  { cache, currentUserId }: Forum,
  { owner, payload: { postId } }: Extract<OutboxItemEntry, { kind: 'comment' }>,
  created: OutboxResponses['comment'],
) {
  // Another user may have logged in.
  if (created && currentUserId() === owner)
    updatePost(cache, postId, (post) => withSent(post, created.comment));
}

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
