import { recordActivity } from '../activity/record-activity';
import type { Services } from '../services';
import { requireManualTask } from './require-manual-task';

/**
 * Marks a manual task done. Pays once per period.
 *
 * @throws 404 when the community does not offer the task, 409 when the task completes automatically.
 */
export async function completeTask(
  { change, site, now }: Pick<Services, 'change' | 'site' | 'now'>,
  { userId, taskId }: { userId: string; taskId: string },
): Promise<void> {
  requireManualTask(taskId, site.tasks);
  await change((unit) => recordActivity(unit, { kind: 'task completed', actorId: userId, taskId }, now()));
}
