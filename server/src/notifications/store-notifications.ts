import { sql, type Transaction } from 'kysely';

import type { Notice } from '../activity/activity';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import type { Tables } from '../database/tables';
import { keptDays, mostReferralReaders, type NotificationDraft } from './notifications-rules';

/** Those of the ids that are members', deleted ones not among them. */
async function membersAmong(db: Database, ids: readonly string[]): Promise<string[]> {
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

/** Who referred the member, and the newest whom the member referred. */
export async function referralOf(db: Database, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((has) =>
      has.or([
        has('referred_by', '=', memberId),
        has('id', '=', has.selectFrom('users').select('referred_by').where('id', '=', memberId)),
      ]),
    )
    .orderBy(sql`referred_by is not distinct from ${memberId}::uuid`)
    .orderBy('joined_on', 'desc')
    .limit(mostReferralReaders)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores notifications. Who is no member, or no longer, gets none. */
export async function insertNotifications(
  transaction: Transaction<Tables>,
  drafts: readonly NotificationDraft[],
): Promise<Notice[]> {
  const members = new Set(
    await membersAmong(
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

/**
 * Tells the author of a new vote: by the post's unread entry about votes, or a new one. The vote must be
 * stored and the post locked.
 */
export async function tellOfVote(
  transaction: Transaction<Tables>,
  vote: { postId: string; authorId: string; voterId: string },
): Promise<Notice[]> {
  if ((await membersAmong(transaction, [vote.authorId])).length === 0) return [];
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

/** Takes away entries about votes of which none is left. @returns who had one. */
export async function removeEmptyVoteEntries(
  transaction: Transaction<Tables>,
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

/**
 * Takes away what these members no longer keep. What somebody else holds is left for the next time, so that
 * this never waits.
 */
export async function removeOld(transaction: Transaction<Tables>, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    delete from notifications where id in (
      select id from notifications
      where user_id = any(${userIds}::uuid[]) and created_on < now() - make_interval(days => ${keptDays}::int)
      for update skip locked
    )`.execute(transaction);
}
