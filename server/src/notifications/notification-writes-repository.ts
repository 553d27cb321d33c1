import { sql } from 'kysely';

import type { Notice } from '../activity/activity';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import { prepare } from '../database/prepared';
import type { NotificationKind } from '../database/tables';

export interface NotificationDraft {
  userId: string;
  kind: Exclude<NotificationKind, 'post_vote'>;
  senderId?: string;
  postId?: string;
  commentId?: string;
  /** The level or the achievement's name. */
  subject?: string;
}

export async function findReferralCircle(
  db: DatabaseReader,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await selectReferralCircle(db, userId, limit);
  return rows.map(({ id }) => id);
}

const selectReferralCircle = prepare<[userId: string, limit: number], { id: string }>(`
  select id from users
  where referred_by = $1 or id = (select referred_by from users where id = $1)
  order by referred_by is not distinct from $1, joined_on desc
  limit $2`);

/** Skips recipients who do not exist or are deleted. */
export async function insertNotifications(
  transaction: DatabaseTransaction,
  drafts: readonly NotificationDraft[],
): Promise<Notice[]> {
  if (drafts.length === 0) return [];
  const rows = drafts.map((draft) => ({ ...draft, id: newId() }));
  const reached = await insertDrafts(
    transaction,
    rows.map(({ id }) => id),
    rows.map(({ userId }) => userId),
    rows.map(({ kind }) => kind),
    rows.map(({ senderId }) => senderId ?? null),
    rows.map(({ postId }) => postId ?? null),
    rows.map(({ commentId }) => commentId ?? null),
    rows.map(({ subject }) => subject ?? null),
    new Date(),
  );
  const ids = new Set(reached.map(({ id }) => id));
  return rows.flatMap(({ id, userId }) => (ids.has(id) ? { userId, notificationId: id } : []));
}

type Texts = readonly (string | null)[];

const insertDrafts = prepare<
  [
    ids: Texts,
    userIds: Texts,
    kinds: Texts,
    senderIds: Texts,
    postIds: Texts,
    commentIds: Texts,
    subjects: Texts,
    now: Date,
  ],
  { id: string }
>(`
  insert into notifications (id, user_id, kind, sender_id, post_id, comment_id, subject, created_on)
  select draft.*, $8
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::uuid[], $7::text[])
    as draft (id, user_id, kind, sender_id, post_id, comment_id, subject)
  where exists (select from users where users.id = draft.user_id and deleted_on is null)
  returning id`);

/** Updates the post's unread notification if there is one. The vote must be stored and the post locked. */
export async function notifyOfVote(
  transaction: DatabaseTransaction,
  vote: { postId: string; authorId: string; voterId: string },
): Promise<Notice[]> {
  const rows = await upsertVoteNotification(
    transaction,
    newId(),
    vote.authorId,
    vote.postId,
    vote.voterId,
    new Date(),
  );
  return rows.map(({ id }) => ({ userId: vote.authorId, notificationId: id }));
}

const upsertVoteNotification = prepare<
  [id: string, authorId: string, postId: string, voterId: string, now: Date],
  { id: string }
>(`
  with stored as (
    insert into notifications (id, user_id, kind, post_id, created_on)
    select $1, id, 'post_vote', $3, $5 from users where id = $2 and deleted_on is null
    on conflict (post_id) where kind = 'post_vote' and not is_read do update set created_on = excluded.created_on
    returning id
  )
  update votes set notification_id = stored.id from stored where post_id = $3 and user_id = $4
  returning stored.id`);

/** Deletes notifications without remaining votes. @returns Their owners. */
export async function deleteEmptyVoteNotifications(
  transaction: DatabaseTransaction,
  postId: string,
): Promise<Notice[]> {
  const rows = await deleteEmpty(transaction, postId);
  return rows.map(({ user_id }) => ({ userId: user_id }));
}

const deleteEmpty = prepare<[postId: string], { user_id: string }>(`
  delete from notifications
  where post_id = $1 and kind = 'post_vote'
    and not exists (select from votes where notification_id = notifications.id)
  returning user_id`);

/** Skips locked rows, so that it never waits. */
export async function deleteExpired(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
  ttlDays: number,
): Promise<void> {
  if (userIds.length === 0) return;
  await deleteOlder(transaction, userIds, ttlDays);
}

const deleteOlder = prepare<[userIds: readonly string[], days: number], never>(`
  delete from notifications where id in (
    select id from notifications
    where user_id = any($1::uuid[]) and created_on < now() - make_interval(days => $2::int)
    for update skip locked
  )`);

/**
 * Skips locked rows: a concurrent vote is updating them. Never waits, so it cannot deadlock.
 * @returns Whether a row changed.
 */
export async function markRead(
  transaction: DatabaseTransaction,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  const own = ids.filter(isId);
  if (own.length === 0) return false;
  const { numAffectedRows = 0n } = await sql`
    update notifications set is_read = true where id in (
      select id from notifications
      where user_id = ${userId} and id = any(${own}::uuid[]) and not is_read
      for no key update skip locked
    )`.execute(transaction);
  return numAffectedRows > 0n;
}
