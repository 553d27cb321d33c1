import { lockMember } from '../accounts/accounts-repository';
import { requireMember, type Handlers } from '../contract/handlers';
import { badFields, memberGone } from '../errors';
import type { Services } from '../services';
import { isPushEndpoint } from './public-hosts';
import { deleteSubscription, findKinds, storeSubscription } from './push-repository';
import { pushMessages } from './push-texts';

const maxPerMember = 10;

export function pushHandlers({
  db,
  change,
  push,
}: Pick<Services, 'db' | 'change' | 'push'>): Pick<Handlers, 'getPush' | 'updatePush'> {
  const settingsOf = async (sessionId: string | undefined) => ({
    publicKey: push.publicKey,
    kinds: sessionId === undefined ? [] : await findKinds(db, sessionId),
  });

  return {
    getPush(call) {
      requireMember(call);
      return settingsOf(call.request.caller?.sessionId);
    },

    async updatePush(call) {
      const { id } = requireMember(call);
      const { kinds, subscription } = call.body;
      const sessionId = call.request.caller?.sessionId;
      // Tokens of older releases have no session that could end the subscription.
      if (sessionId === undefined) throw memberGone();
      if (kinds.length === 0) await change(({ transaction }) => deleteSubscription(transaction, sessionId));
      else {
        if (!subscription)
          throw badFields({ field: 'subscription', message: pushMessages.subscriptionMissing });
        const { endpoint: given, keys } = subscription;
        if (!isPushEndpoint(given) && !(push.isLocalAllowed && URL.canParse(given)))
          throw badFields({ field: 'subscription.endpoint', message: pushMessages.endpointRefused });
        const endpoint = new URL(given).href;
        const row = { session_id: sessionId, user_id: id, endpoint, ...keys, kinds: [...new Set(kinds)] };
        await change(async ({ transaction }) => {
          if (!(await lockMember(transaction, id))) throw memberGone();
          await storeSubscription(transaction, row, maxPerMember);
        });
      }
      return settingsOf(sessionId);
    },
  };
}
