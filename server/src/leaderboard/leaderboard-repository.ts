import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';

export interface LeaderRow {
  id: string;
  name: string;
  picture_url: string | null;
  reputation: number;
  shares: number;
}

/** Reputation: net votes on a user's posts, without boosts and their own votes. */
export async function listLeaders(db: DatabaseReader, limit: number): Promise<LeaderRow[]> {
  const { rows } = await sql<LeaderRow>`
    select users.id, users.name, users.picture_url, standings.reputation, standings.shares
    from standings
    join users on users.id = standings.user_id
    where standings.reputation > 0 and users.deleted_on is null
    order by standings.reputation desc, users.joined_on, users.id
    limit ${limit}`.execute(db);
  return rows;
}
