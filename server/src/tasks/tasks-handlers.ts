import { loadProfile } from '../accounts/profiles/load-profile';
import { requireOwnAccount } from '../accounts/require-own-account';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { messages } from '../messages';
import type { Services } from '../services';
import { completeTask } from './complete-task';
import { toggleTask } from './toggle-task';

export function tasksHandlers(services: Services): Pick<Handlers, 'toggleTask' | 'completeTaskManually'> {
  return {
    async toggleTask(call) {
      const { userId, taskId } = call.params;
      await requireOwnAccount(services, requireMember(call), userId, messages.onlyOwnTasks);
      await toggleTask(services, { userId, taskId });
      return loadProfile(services, userId, userId);
    },

    async completeTaskManually(call) {
      const { userId } = call.params;
      await requireOwnAccount(services, requireMember(call), userId, messages.onlyOwnTasks);
      await completeTask(services, { userId, taskId: call.body.taskId });
      return { user: await loadProfile(services, userId, userId) };
    },
  };
}
