import { prepare } from '../database/prepared';
import { isStaffSql } from '../second-factor/staff-repository';

export interface WriterRow {
  id: string;
  joined_on: Date;
  /** See `contributionsUpTo`. */
  contributions: number;
  is_staff: boolean;
}

/**
 * SQL for the number of a user's posts and comments that are not removed, up to `max`. `comments_count` includes removed
 * comments, so they are counted. Ordered, so that PostgreSQL uses an index.
 */
export const contributionsUpTo = (max: string) => `posts_count + case when posts_count >= ${max} then 0 else (
    select count(*)::integer from (
      select from comments where comments.user_id = users.id and comments.hidden is null
      order by commented_on desc, comments.id desc limit ${max}
    ) as shown
  ) end`;

/** @param max Comments that are counted. */
export const findWriters = prepare<[userIds: readonly string[], max: number], WriterRow>(`
  select id, joined_on, ${contributionsUpTo('$2::integer')} as contributions,
    ${isStaffSql} as is_staff
  from users where id = any($1::uuid[])`);
