import { demandOwnAccount } from '../accounts/demand-own-account';
import { loadProfile } from '../accounts/load-profile';
import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { conflict, notFound } from '../errors';
import { isManual, taskWithId, type TaskRule } from '../gamification/gamification-rules';
import { messages } from '../messages';
import type { Services } from '../services';
import { completeTask, toggleTask } from './tasks-repository';

/**
 * Marking one's own manual tasks. Taking the mark away leaves the XP: the ledger is append-only, the profile
 * shows the task as pending, and marking it again in the same period pays nothing.
 */
export function tasksHandlers(services: Services): Pick<Handlers, 'toggleTask' | 'completeTaskManually'> {
  const { db, announce, now } = services;

  return {
    async toggleTask(call) {
      const { userId, taskId } = call.params;
      await demandOwnAccount(db, signedIn(call), userId, messages.onlyOwnTasks);
      const outcome = await toggleTask(db, userId, manualTask(taskId), now());
      if (outcome) await announce(outcome);
      return loadProfile(services, userId, true);
    },

    async completeTaskManually(call) {
      const { userId } = call.params;
      await demandOwnAccount(db, signedIn(call), userId, messages.onlyOwnTasks);
      await announce(await completeTask(db, userId, manualTask(call.body.taskId), now()));
      return { user: await loadProfile(services, userId, true) };
    },
  };
}

/** @throws 404 when there is no such task, 409 when the server itself sees whether it is done. */
function manualTask(id: string): TaskRule {
  const task = taskWithId(id);
  if (!task) throw notFound(messages.noTask);
  if (!isManual(task)) throw conflict(messages.automaticTask(task.description));
  return task;
}
