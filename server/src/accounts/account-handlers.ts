import type { Handlers } from '../contract/handlers';
import { messages } from '../messages';
import { requireProofOfFactor } from '../second-factor/require-recent-proof';
import type { Services } from '../services';
import { exportAccount } from './records/account-export';
import { changePassword } from './passwords/change-password';
import { deleteAccount } from './records/delete-account';
import { logOutEverywhere } from './sessions/log-out-everywhere';
import { requireSelf } from './require-own-account';

type AccountHandlers = Pick<Handlers, 'changePassword' | 'logoutEverywhere' | 'deleteUser' | 'exportUser'>;

export function accountHandlers(services: Services): AccountHandlers {
  return {
    async changePassword(call) {
      const userId = await requireSelf(services, call);
      await requireProofOfFactor(services, userId, call);
      const { oldPassword, newPassword } = call.body;
      return changePassword(services, {
        userId,
        oldPassword,
        newPassword,
        request: call.request,
      });
    },

    async logoutEverywhere(call) {
      await logOutEverywhere(services, await requireSelf(services, call));
      return { message: messages.loggedOutEverywhere };
    },

    async deleteUser(call) {
      const userId = await requireSelf(services, call);
      await requireProofOfFactor(services, userId, call);
      const { password, content = 'keep' } = call.body;
      await deleteAccount(services, { userId, password, content, request: call.request });
      return { message: messages.accountDeleted };
    },

    async exportUser(call) {
      const userId = await requireSelf(services, call);
      void call.reply.header('content-disposition', `attachment; filename="account-${userId}.json"`);
      void call.reply.type('application/json; charset=utf-8');
      return exportAccount(services.db, userId);
    },
  };
}
