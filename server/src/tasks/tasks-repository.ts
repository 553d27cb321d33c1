import type { Transaction } from 'kysely';

import type { Outcome } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { dayOf, isTaskDone, type TaskRule } from '../gamification/gamification-rules';
import { lockActor } from '../gamification/lock-actor';
import { findProgress } from '../gamification/progress-repository';

/** Marks a manual task done, however often; only the first time in its period pays. */
export function completeTask(db: Database, userId: string, task: TaskRule, now: Date): Promise<Outcome> {
  return db
    .transaction()
    .execute((transaction) =>
      recordActivity(transaction, { kind: 'task completed', actorId: userId, taskId: task.id }, now),
    );
}

/** Marks a manual task done, or not done when it was; undefined in that case. XP once paid stays paid. */
export function toggleTask(
  db: Database,
  userId: string,
  task: TaskRule,
  now: Date,
): Promise<Outcome | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Two toggles at once take turns, so that they end where they began.
    await lockActor(transaction, userId);
    const { tasksDone } = await findProgress(transaction, userId);
    if (isTaskDone(task, tasksDone[task.id], dayOf(now))) {
      await unmarkTask(transaction, userId, task);
      return undefined;
    }
    return recordActivity(transaction, { kind: 'task completed', actorId: userId, taskId: task.id }, now);
  });
}

async function unmarkTask(transaction: Transaction<Tables>, userId: string, { id }: TaskRule): Promise<void> {
  await transaction
    .deleteFrom('tasks_done')
    .where('user_id', '=', userId)
    .where('task_id', '=', id)
    .execute();
}
