import { sql } from 'kysely';

import type { Notice } from '../activity/activity';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import type { NotificationKind } from '../database/tables';

export interface NotificationDraft {
  /** The recipient. */
  userId: string;
  kind: Exclude<NotificationKind, 'post_vote'>;
  senderId?: string;
  postId?: string;
  commentId?: string;
  /** The level or the achievement's name. */
  subject?: string;
}

async function findMembersAmong(db: DatabaseReader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_on', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

export async function findReferralCircle(
  db: DatabaseReader,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((has) =>
      has.or([
        has('referred_by', '=', userId),
        has('id', '=', has.selectFrom('users').select('referred_by').where('id', '=', userId)),
      ]),
    )
    .orderBy(sql`referred_by is not distinct from ${userId}::uuid`)
    .orderBy('joined_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Skips recipients who do not exist or are deleted. */
export async function insertNotifications(
  transaction: DatabaseTransaction,
  drafts: readonly NotificationDraft[],
): Promise<Notice[]> {
  const members = new Set(
    await findMembersAmong(
      transaction,
      drafts.map(({ userId }) => userId),
    ),
  );
  const reachable = drafts.filter(({ userId }) => members.has(userId));
  if (reachable.length === 0) return [];
  const rows = reachable.map(({ userId, kind, senderId, postId, commentId, subject }) => ({
    id: newId(),
    user_id: userId,
    kind,
    sender_id: senderId ?? null,
    post_id: postId ?? null,
    comment_id: commentId ?? null,
    subject: subject ?? null,
    created_on: new Date(),
  }));
  await transaction.insertInto('notifications').values(rows).execute();
  return rows.map(({ id, user_id }) => ({ userId: user_id, notificationId: id }));
}

/** Updates the post's unread one if there is one. The vote must be stored and the post locked. */
export async function notifyOfVote(
  transaction: DatabaseTransaction,
  vote: { postId: string; authorId: string; voterId: string },
): Promise<Notice[]> {
  if ((await findMembersAmong(transaction, [vote.authorId])).length === 0) return [];
  const { id } = await transaction
    .insertInto('notifications')
    .values({
      id: newId(),
      user_id: vote.authorId,
      kind: 'post_vote',
      post_id: vote.postId,
      created_on: new Date(),
    })
    .onConflict((conflict) =>
      conflict
        .column('post_id')
        .where('kind', '=', 'post_vote')
        .where('is_read', '=', false)
        .doUpdateSet({ created_on: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('votes')
    .set({ notification_id: id })
    .where('post_id', '=', vote.postId)
    .where('user_id', '=', vote.voterId)
    .execute();
  return [{ userId: vote.authorId, notificationId: id }];
}

/** Those without remaining votes. @returns Their owners. */
export async function deleteEmptyVoteNotifications(
  transaction: DatabaseTransaction,
  postId: string,
): Promise<Notice[]> {
  const rows = await transaction
    .deleteFrom('notifications')
    .where('post_id', '=', postId)
    .where('kind', '=', 'post_vote')
    .where((has) =>
      has.not(
        has.exists(
          has.selectFrom('votes').select('user_id').whereRef('notification_id', '=', 'notifications.id'),
        ),
      ),
    )
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => ({ userId: user_id }));
}

/** Skips locked rows, so that it never waits. */
export async function deleteExpired(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
  ttlDays: number,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    delete from notifications where id in (
      select id from notifications
      where user_id = any(${userIds}::uuid[]) and created_on < now() - make_interval(days => ${ttlDays}::int)
      for update skip locked
    )`.execute(transaction);
}

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
