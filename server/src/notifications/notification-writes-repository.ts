import { kinds } from '@alphazone/client/kinds';
import { sql } from 'kysely';

import type { ChangedNotification } from '../activity/activity';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import { prepare } from '../database/prepared';
import type { NotificationKind } from '../database/tables';
import { isCurrentSql } from './expiry-repository';

export interface NotificationDraft {
  userId: string;
  kind: Exclude<NotificationKind, 'post_vote'>;
  senderId?: string;
  postId?: string;
  commentId?: string;
  decisionId?: string;
  /** The level, the achievement's name, or the kind of decision. */
  subject?: string;
}

/** @returns For each user the referrer and the newest referred users. */
export async function findReferralCircles(
  db: DatabaseReader,
  userIds: readonly string[],
  limit: number,
): Promise<string[][]> {
  if (userIds.length === 0) return [];
  const rows = await selectReferralCircles(db, userIds, limit);
  return userIds.map((userId) => rows.find(({ user_id }) => user_id === userId)?.circle ?? []);
}

const selectReferralCircles = prepare<
  [userIds: readonly string[], limit: number],
  { user_id: string; circle: string[] }
>(`
  select member.id as user_id, (array_remove(array[member.referred_by::text], null) || array(
    select id::text from users where referred_by = member.id
    order by joined_on desc, users.id desc
    limit $2
  ))[:$2] as circle
  from users as member where member.id = any($1::uuid[])`);

/** Skips recipients who do not exist, are deleted, or block the sender. */
export async function insertNotifications(
  transaction: DatabaseTransaction,
  drafts: readonly NotificationDraft[],
): Promise<ChangedNotification[]> {
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
    rows.map(({ decisionId }) => decisionId ?? null),
    new Date(),
  );
  const ids = new Set(reached.map(({ id }) => id));
  return rows.flatMap(({ id, userId, kind }) =>
    ids.has(id) ? { userId, notificationId: id, canBePushed: pushedKinds.has(kind) } : [],
  );
}

const pushedKinds: ReadonlySet<string> = new Set(kinds.pushKind);

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
    decisionIds: Texts,
    now: Date,
  ],
  { id: string }
>(`
  insert into notifications (id, user_id, kind, sender_id, post_id, comment_id, subject, decision_id, created_on)
  select draft.*, $9
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::uuid[])
    as draft (id, user_id, kind, sender_id, post_id, comment_id, subject, decision_id)
  where exists (select from users where users.id = draft.user_id and deleted_on is null)
    and not exists (
      select from member_filters filter
      where filter.user_id = draft.user_id and filter.blocked_id = draft.sender_id
    )
  returning id`);

interface Publication {
  kind: 'post' | 'comment';
  id: string;
}

/** @returns The recipients of the mention, reply and new-post notifications about it. */
export async function findNotified(db: DatabaseReader, publication: Publication): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from notifications where ${announces(publication)}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Deletes the mention, reply and new-post notifications about it. @returns Their owners. */
export async function deleteNotificationsOf(
  transaction: DatabaseTransaction,
  publication: Publication,
): Promise<ChangedNotification[]> {
  const { rows } = await sql<{ user_id: string }>`
    delete from notifications where ${announces(publication)} returning user_id`.execute(transaction);
  return rows.map(({ user_id }) => ({ userId: user_id }));
}

/** Deletes what the sender has caused, except those of votes, which have several senders. @returns The user, if there were any. */
export async function deleteNotificationsFrom(
  transaction: DatabaseTransaction,
  senderId: string,
  userId: string,
): Promise<ChangedNotification[]> {
  const { numDeletedRows } = await transaction
    .deleteFrom('notifications')
    .where('sender_id', '=', senderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n ? [{ userId }] : [];
}

/** A notification about a comment has the ids of both. */
const announces = ({ kind, id }: Publication) => sql`
  kind in ('mention', 'reply', 'new_post')
  and ${kind === 'post' ? sql`post_id = ${id} and comment_id is null` : sql`comment_id = ${id}`}`;

/** Deletes the posts' notifications without remaining votes. @returns Their owners. */
export async function deleteEmptyVoteNotifications(
  transaction: DatabaseTransaction,
  postIds: readonly string[],
): Promise<ChangedNotification[]> {
  if (postIds.length === 0) return [];
  const rows = await deleteEmpty(transaction, postIds);
  return rows.map(({ user_id }) => ({ userId: user_id }));
}

const deleteEmpty = prepare<[postIds: readonly string[]], { user_id: string }>(`
  delete from notifications
  where id in (
      select id from notifications where post_id = any($1::uuid[]) and kind = 'post_vote' and not is_read
      union all
      select id from notifications where post_id = any($1::uuid[]) and kind = 'post_vote' and is_read
    )
    and not exists (select from votes where notification_id = notifications.id)
  returning user_id`);

/** More than a batch usually inserts, and few enough to delay no other write. */
const maxDeleted = 100;

/** Deletes some. Skips locked rows, so that it never waits. */
export async function deleteExpired(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await deleteOlder(transaction, userIds);
}

const deleteOlder = prepare<[userIds: readonly string[]], never>(`
  delete from notifications where id in (
    select id from notifications
    where user_id = any($1::uuid[]) and not ${isCurrentSql}
    limit ${maxDeleted} for update skip locked
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
