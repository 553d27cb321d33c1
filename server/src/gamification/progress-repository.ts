import { sql } from 'kysely';

import type { Database } from '../database/database';
import type { Day } from './gamification-rules';

/** What a profile shows of a member beyond the member's own row. */
export interface Progress {
  /** Newest first. */
  achievements: { id: string; earnedOn: string }[];
  /** When each task was last done, by its id. */
  tasksDone: Record<string, Day | undefined>;
}

/** Reads achievements and tasks in one statement; nothing is there for an id that nobody has. */
export async function findProgress(db: Database, userId: string): Promise<Progress> {
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
