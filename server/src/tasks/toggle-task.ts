import { recordActivity } from '../activity/record-activity';
import { lockActor, unmarkTask } from '../gamification/gamification-repository';
import { dayOf, isTaskDone } from '../gamification/gamification-rules';
import { findProgress } from '../gamification/progress-repository';
import type { Services } from '../services';
import { requireManualTask } from './require-manual-task';

/**
 * Marks a manual task done, or pending when it is done. Paid XP stays: the ledger is append-only, and marking the
 * task again in the same period pays nothing.
 *
 * @returns Whether the task is done now.
 * @throws 404 when the community does not offer the task, 409 when the task completes automatically.
 */
export async function toggleTask(
  { change, site, now }: Pick<Services, 'change' | 'site' | 'now'>,
  { userId, taskId }: { userId: string; taskId: string },
): Promise<boolean> {
  const task = requireManualTask(taskId, site.tasks);
  return change(async (unit) => {
    const moment = now();
    // Serialises concurrent toggles.
    await lockActor(unit.transaction, userId);
    const { tasksDone } = await findProgress(unit.transaction, userId);
    if (isTaskDone(task, tasksDone[taskId], dayOf(moment))) {
      await unmarkTask(unit.transaction, userId, taskId);
      return false;
    }
    await recordActivity(unit, { kind: 'task completed', actorId: userId, taskId }, moment);
    return true;
  });
}
