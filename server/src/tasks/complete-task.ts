import { recordActivity } from '../activity/record-activity';
import type { Services } from '../services';
import { requireManualTask } from './require-manual-task';

/** Pays once per period. @throws 404 for a task that is not offered, 409 for an automatic one. */
export async function completeTask(
  { change, site, now }: Pick<Services, 'change' | 'site' | 'now'>,
  { userId, taskId }: { userId: string; taskId: string },
): Promise<void> {
  requireManualTask(taskId, site.tasks);
  await change((unit) => recordActivity(unit, { kind: 'task completed', actorId: userId, taskId }, now()));
}
