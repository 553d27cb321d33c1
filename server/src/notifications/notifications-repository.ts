import { limits } from '@alphazone/client/limits';
import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import type { NotificationRow } from '../database/tables';

export interface NotificationView extends Omit<NotificationRow, 'comment_id'> {
  /** For votes, the newest voter. */
  sender_name: string | null;
  sender_username: string | null;
  post_title: string | null;
  /** 0 unless it is a vote notification. */
  voters: number;
}

export interface NotificationPosition {
  createdOn: Date;
  id: string;
}

export async function countUnread(
  db: DatabaseReader,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select member.id::text as user_id, unread.count
    from unnest(${[...new Set(userIds)]}::uuid[]) as member (id)
    cross join lateral (
      select count(*)::int as count from (
        select from notifications where user_id = member.id and not is_read limit ${limits.unreadCount.maximum}
      ) as capped
    ) as unread`.execute(db);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export async function countNotifications(db: DatabaseReader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export async function listNotifications(
  db: DatabaseReader,
  userId: string,
  limit: number,
  after?: NotificationPosition,
): Promise<NotificationView[]> {
  let query = views(db).where('notifications.user_id', '=', userId);
  if (after) {
    query = query.where(
      sql<boolean>`(notifications.created_on, notifications.id) < (${after.createdOn}, ${after.id}::uuid)`,
    );
  }
  return query
    .orderBy('notifications.created_on', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();
}

/** Of any owner. */
export async function findNotifications(
  db: DatabaseReader,
  ids: readonly string[],
): Promise<NotificationView[]> {
  if (ids.length === 0) return [];
  return views(db)
    .where('notifications.id', 'in', [...ids])
    .execute();
}

const views = (db: DatabaseReader) =>
  db
    .selectFrom('notifications')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('votes')
          .select(['votes.user_id', sql<number>`count(*) over ()::int`.as('voters')])
          .whereRef('votes.notification_id', '=', 'notifications.id')
          .orderBy('votes.voted_on', 'desc')
          .orderBy('votes.user_id')
          .limit(1)
          .as('newest_vote'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as sender', (join) =>
      join.on(sql<boolean>`sender.id = coalesce(notifications.sender_id, newest_vote.user_id)`),
    )
    .leftJoin('posts', 'posts.id', 'notifications.post_id')
    .select([
      'notifications.id',
      'notifications.user_id',
      'notifications.kind',
      'notifications.post_id',
      'notifications.subject',
      'notifications.is_read',
      'notifications.created_on',
      'sender.id as sender_id',
      'sender.name as sender_name',
      'sender.username as sender_username',
      'posts.title as post_title',
      sql<number>`coalesce(newest_vote.voters, 0)`.as('voters'),
    ]);
