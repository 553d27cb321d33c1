import { conflict, notFound } from '../errors';
import {
  isManual,
  isOffered,
  taskWithId,
  type TaskLinks,
  type TaskRule,
} from '../gamification/gamification-rules';
import { messages } from '../messages';

export function requireManualTask(id: string, links: TaskLinks): TaskRule {
  const task = taskWithId(id);
  if (!task || !isOffered(task, links)) throw notFound(messages.noTask);
  if (!isManual(task)) throw conflict(messages.automaticTask(task.description));
  return task;
}
