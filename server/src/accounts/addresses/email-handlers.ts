import type { Handlers } from '../../contract/handlers';
import { messages } from '../../messages';
import { requireProofOfFactor } from '../../second-factor/require-recent-proof';
import type { Services } from '../../services';
import { changeAddress } from './change-address';
import { completePasswordReset } from '../passwords/complete-password-reset';
import { confirmAddress } from './confirm-address';
import { deviceOf } from '../sessions/device-of';
import { chooseNotices, loadEmailSettings } from './email-settings';
import { requestPasswordReset } from '../passwords/request-password-reset';
import { requireSelf } from '../require-own-account';
import { verifyAddress } from './verify-address';

type EmailHandlers = Pick<
  Handlers,
  | 'getEmailSettings'
  | 'updateEmailSettings'
  | 'changeEmail'
  | 'verifyEmail'
  | 'confirmEmail'
  | 'requestPasswordReset'
  | 'completePasswordReset'
>;

export function emailHandlers(services: Services): EmailHandlers {
  return {
    async getEmailSettings(call) {
      return loadEmailSettings(services, await requireSelf(services, call));
    },

    async updateEmailSettings(call) {
      return chooseNotices(services, await requireSelf(services, call), call.body.notices);
    },

    async changeEmail(call) {
      const userId = await requireSelf(services, call);
      await requireProofOfFactor(services, userId, call);
      await changeAddress(services, { ...call.body, userId, request: call.request });
      return { message: messages.newAddressSent };
    },

    async verifyEmail(call) {
      const userId = await requireSelf(services, call);
      const isSent = await verifyAddress(services, userId);
      return { message: isSent ? messages.verificationSent : messages.addressVerified };
    },

    confirmEmail: ({ body, request }) => confirmAddress(services, { ...body, device: deviceOf(request) }),

    async requestPasswordReset({ body, request }) {
      await requestPasswordReset(services, { email: body.email, ip: request.ip });
      return { message: messages.resetRequested };
    },

    completePasswordReset: ({ body, request }) =>
      completePasswordReset(services, { ...body, ip: request.ip, device: deviceOf(request) }),
  };
}
