import { recordActivity } from '../activity/record-activity';
import type { Services } from '../services';
import { requireManualTask } from './require-manual-task';

/**
 * Marks a manual task done. Only the first time in its period pays.
 *
 * @throws 404 when the community offers no such task, 409 when the task completes by itself.
 */
export async function completeTask(
  { change, site, now }: Pick<Services, 'change' | 'site' | 'now'>,
  { userId, taskId }: { userId: string; taskId: string },
): Promise<void> {
  requireManualTask(taskId, site.tasks);
  await change((unit) => recordActivity(unit, { kind: 'task completed', actorId: userId, taskId }, now()));
}
