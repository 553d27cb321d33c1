import { sql } from 'kysely';

import type { DatabaseReader } from '../database/database';

export interface Progress {
  /** Newest first. */
  achievements: { id: string; earnedOn: string }[];
  /** The last day each task was done (`2026-11-21`), by task id. */
  tasksDone: Record<string, string | undefined>;
}

/** Both are empty for an unknown id. */
export async function findProgress(db: DatabaseReader, userId: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select
      (
        select coalesce(
          json_agg(
            json_build_object('id', achievement_id, 'earnedOn', earned_on)
            order by earned_on desc, achievement_id
          ), '[]'
        )
        from achievements_earned where user_id = ${userId}
      ) as achievements,
      (
        select coalesce(json_object_agg(task_id, day), '{}') from tasks_done where user_id = ${userId}
      ) as "tasksDone"`.execute(db);
  return rows[0] ?? { achievements: [], tasksDone: {} };
}
