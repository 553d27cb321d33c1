import { limits } from '@alphazone/client/limits';

import { conflict } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { changeByAdministrator, type AdministratorCall } from './change-by-administrator';
import { setBoost } from './post-writes-repository';
import { boostAfter } from './posts-rules';

/** @throws 409 when the boost would exceed its maximum. */
export const boostPost = (
  services: Pick<Services, 'db' | 'change' | 'adminId' | 'now'>,
  { amount, ...call }: AdministratorCall & { amount: number },
) =>
  changeByAdministrator(
    services,
    call,
    { permission: 'boost posts', refusal: messages.onlyAdminBoosts },
    async (post, transaction) => {
      const boost = boostAfter(post.boost, amount);
      if (boost === undefined)
        throw conflict(messages.boostFull(post.boost, limits.boost.maximum), boostTooHigh);
      return { post: await setBoost(transaction, post, boost), action: 'boost post', details: { amount } };
    },
  );

const boostTooHigh = { field: 'amount', message: 'is more than can be added.' };
