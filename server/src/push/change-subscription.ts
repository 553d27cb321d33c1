import type { components } from '@alphazone/client';

import { lockSession } from '../accounts/sessions/lock-session';
import { badFields } from '../errors';
import type { Services } from '../services';
import { isPushEndpoint } from './public-hosts';
import { deleteSubscription, storeSubscription } from './push-repository';
import { pushMessages } from './push-texts';

const maxPerMember = 10;

interface WantedPush extends Pick<components['schemas']['PushUpdate'], 'kinds' | 'subscription'> {
  userId: string;
  sessionId: string;
}

/** Stores the session's subscription, or deletes it if no kinds are chosen. @throws 400 for a missing or refused subscription. */
export async function changeSubscription(
  { change, push }: Pick<Services, 'change' | 'push'>,
  { userId, sessionId, kinds, subscription }: WantedPush,
): Promise<void> {
  if (kinds.length === 0) {
    await change(({ transaction }) => deleteSubscription(transaction, sessionId));
    return;
  }
  if (!subscription) throw badFields({ field: 'subscription', message: pushMessages.subscriptionMissing });
  const { endpoint: given, keys } = subscription;
  if (!isPushEndpoint(given) && !(push.isLocalAllowed && URL.canParse(given)))
    throw badFields({ field: 'subscription.endpoint', message: pushMessages.endpointRefused });
  const endpoint = new URL(given).href;
  const row = { session_id: sessionId, user_id: userId, endpoint, ...keys, kinds: [...new Set(kinds)] };
  await change(async ({ transaction }) => {
    await lockSession(transaction, { userId, sessionId });
    await storeSubscription(transaction, row, maxPerMember);
  });
}
