import { limits } from '@alphazone/client/limits';
import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';
import type { DecisionKind, ReportReason, ReportTarget } from '../database/column-types';
import { prepare } from '../database/prepared';
import type { TimePosition } from '../database/time-position';
import type { NotificationRow } from '../database/tables';
import { isKeptSql } from '../posts/kept-posts-repository';
import { isCurrentSql } from './expiry-repository';

export interface NotificationView extends Omit<NotificationRow, 'comment_id' | 'other_votes'> {
  /** For votes, the newest voter whom the recipient does not block. */
  sender_name: string | null;
  sender_username: string | null;
  post_title: string | null;
  voters: number;
  decision_kind: DecisionKind | null;
  decision_reason: ReportReason | null;
  decision_target: ReportTarget | null;
}

export async function countUnread(
  db: DatabaseReader,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await countUnreadOf(db, [...new Set(userIds)], limits.unreadCount.maximum);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

const countUnreadOf = prepare<
  [userIds: readonly string[], maximum: number],
  { user_id: string; count: number }
>(`
  select member.id::text as user_id, unread.count
  from unnest($1::uuid[]) as member (id)
  cross join lateral (
    select count(*)::int as count
    from (select from notifications where user_id = member.id and not is_read and ${isCurrentSql} limit $2) as capped
  ) as unread`);

export async function countNotifications(
  db: DatabaseReader,
  { userId, isUnread }: NotificationsFilter,
): Promise<number> {
  let query = db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`${sql.raw(isCurrentSql)}`);
  if (isUnread) query = query.where('is_read', '=', false);
  const { count } = await query.executeTakeFirstOrThrow();
  return count;
}

export interface NotificationsFilter {
  userId: string;
  /** Whether to skip those that have been read. */
  isUnread: boolean;
}

export function listNotifications(
  db: DatabaseReader,
  { userId, isUnread }: NotificationsFilter,
  limit: number,
  after?: TimePosition,
): Promise<NotificationView[]> {
  const select = isUnread ? unreadViews : allViews;
  return after ? select.after(db, userId, limit, after.on, after.id) : select.newest(db, userId, limit);
}

/** Returns notifications of any owner. */
export async function findNotifications(
  db: DatabaseReader,
  ids: readonly string[],
): Promise<NotificationView[]> {
  return ids.length === 0 ? [] : selectViews(db, ids);
}

const views = `
  select
    notifications.id, notifications.user_id, notifications.kind, notifications.post_id, notifications.subject,
    notifications.is_read, notifications.created_on,
    sender.id as sender_id, sender.name as sender_name, sender.username as sender_username,
    posts.title as post_title,
    case when notifications.kind = 'post_vote' then notifications.other_votes + 1 else 0 end as voters,
    notifications.decision_id, decisions.kind as decision_kind, decisions.reason as decision_reason, decisions.target_kind as decision_target
  from notifications
  left join lateral (
    select user_id from votes where notification_id = notifications.id
      and not exists (
        select from member_filters filter
        where filter.user_id = notifications.user_id and filter.blocked_id = votes.user_id
      )
    order by voted_on desc, user_id limit 1
  ) as newest_vote on true
  left join users as sender on sender.id = coalesce(notifications.sender_id, newest_vote.user_id)
  left join posts on posts.id = notifications.post_id
    and (posts.hidden is null or (posts.author_id = notifications.user_id and ${isKeptSql}))
  left join decisions on decisions.id = notifications.decision_id`;

const selectViews = prepare<[ids: readonly string[]], NotificationView>(
  `${views} where notifications.id = any($1::uuid[])`,
);

const newestFirst = 'order by notifications.created_on desc, notifications.id desc limit $2';

const selectPages = (condition: string) => ({
  newest: prepare<[userId: string, limit: number], NotificationView>(
    `${views} where notifications.user_id = $1 and ${isCurrentSql} ${condition} ${newestFirst}`,
  ),
  after: prepare<[userId: string, limit: number, createdOn: Date, id: string], NotificationView>(
    `${views} where notifications.user_id = $1 and ${isCurrentSql} ${condition}
      and (notifications.created_on, notifications.id) < ($3, $4::uuid)
    ${newestFirst}`,
  ),
});

const allViews = selectPages('');
const unreadViews = selectPages('and not notifications.is_read');
