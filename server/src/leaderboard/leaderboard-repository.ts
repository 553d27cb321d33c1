import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';

export interface LeaderRow {
  id: string;
  name: string;
  picture_url: string | null;
  reputation: number;
  shares: number;
}

/**
 * Returns the users with the highest reputation: net votes on their posts, without boosts and their own votes.
 */
export async function listLeaders(db: DatabaseReader, limit: number): Promise<LeaderRow[]> {
  const { rows } = await sql<LeaderRow>`
    with leaders as (
      select posts.author_id, sum(posts.up_votes - posts.down_votes - coalesce(own.value, 0))::int as reputation
      from posts
      left join votes as own on own.post_id = posts.id and own.user_id = posts.author_id
      group by posts.author_id
    )
    select users.id, users.name, users.picture_url, leaders.reputation, shared.shares
    from (
      select leaders.*, users.joined_on
      from leaders
      join users on users.id = leaders.author_id
      where leaders.reputation > 0 and users.deleted_on is null
      order by leaders.reputation desc, users.joined_on, users.id
      limit ${limit}
    ) as leaders
    join users on users.id = leaders.author_id
    cross join lateral (
      select count(*)::int as shares
      from posts
      join shares on shares.post_id = posts.id
      where posts.author_id = leaders.author_id
    ) as shared
    order by leaders.reputation desc, users.joined_on, users.id`.execute(db);
  return rows;
}
