import { lockMember } from '../accounts/accounts-repository';
import { recordActivity } from '../activity/record-activity';
import { unmarkTask } from '../gamification/gamification-repository';
import { accountDeleted } from '../errors';
import { dayOf, isTaskDone } from '../gamification/gamification-rules';
import { findProgress } from '../gamification/progress-repository';
import type { Services } from '../services';
import { requireManualTask } from './require-manual-task';

/**
 * Paid XP stays: the ledger is append-only, and marking again in the same period pays nothing.
 * @throws 404 for a task that is not offered, 409 for an automatic one.
 */
export async function toggleTask(
  { change, site, now }: Pick<Services, 'change' | 'site' | 'now'>,
  { userId, taskId }: { userId: string; taskId: string },
): Promise<boolean> {
  const task = requireManualTask(taskId, site.tasks);
  return change(async (unit) => {
    const moment = now();
    // Serialises concurrent toggles.
    if (!(await lockMember(unit.transaction, userId))) throw accountDeleted();
    const { tasksDone } = await findProgress(unit.transaction, userId);
    if (isTaskDone(task, tasksDone[taskId], dayOf(moment))) {
      await unmarkTask(unit.transaction, userId, taskId);
      return false;
    }
    await recordActivity(unit, { kind: 'task completed', actorId: userId, taskId }, moment);
    return true;
  });
}
