import { conflict, notFound } from '../errors';
import { isManual, taskWithId, type TaskRule } from '../gamification/gamification-rules';
import { messages } from '../messages';

/** @throws 404 when there is no such task, 409 when the task completes by itself. */
export function requireManualTask(id: string): TaskRule {
  const task = taskWithId(id);
  if (!task) throw notFound(messages.noTask);
  if (!isManual(task)) throw conflict(messages.automaticTask(task.description));
  return task;
}
