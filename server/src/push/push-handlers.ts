import { requireMember, type Handlers } from '../contract/handlers';
import { unauthorized } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { changeSubscription } from './change-subscription';
import { findKinds } from './push-repository';

export function pushHandlers(
  services: Pick<Services, 'db' | 'change' | 'push'>,
): Pick<Handlers, 'getPush' | 'updatePush'> {
  const settingsOf = async (sessionId: string | undefined) => ({
    publicKey: services.push.publicKey,
    kinds: sessionId === undefined ? [] : await findKinds(services.db, sessionId),
  });

  return {
    getPush(call) {
      requireMember(call);
      return settingsOf(call.request.caller?.sessionId);
    },

    async updatePush(call) {
      const { id: userId } = requireMember(call);
      const sessionId = call.request.caller?.sessionId;
      // Tokens of older releases have no session that could end the subscription.
      if (sessionId === undefined) throw unauthorized(messages.loginNeeded);
      await changeSubscription(services, { ...call.body, userId, sessionId });
      return settingsOf(sessionId);
    },
  };
}
