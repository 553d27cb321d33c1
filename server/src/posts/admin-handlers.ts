import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import { signedIn, type Member } from '../contract/handlers';
import { conflict, forbidden, notFound } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { findVote } from '../votes/votes-repository';
import { addBoost, togglePin } from './change-post';
import { presentChange, presentCounts } from './present-post';

/** What only the administrator may do to posts. Spec section 6. */
export function adminHandlers({ db, publisher, adminId }: Services): Pick<Handlers, 'pinPost' | 'boostPost'> {
  const demandAdmin = async (member: Member, message: string) => {
    if (member.id !== (await adminId())) throw forbidden(message);
  };

  return {
    async pinPost(call) {
      const member = signedIn(call);
      await demandAdmin(member, messages.onlyAdminPins);
      const row = await togglePin(db, call.params.id);
      if (!row) throw notFound(messages.noPost);
      publisher.postChanged(presentChange(row));
      return presentCounts(row, await findVote(db, row.id, member.id));
    },

    async boostPost(call) {
      const member = signedIn(call);
      await demandAdmin(member, messages.onlyAdminBoosts);
      const { amount } = call.body;
      const result = await addBoost(db, call.params.id, amount);
      if (!result) throw notFound(messages.noPost);
      if ('fullAt' in result)
        throw conflict(messages.boostFull(result.fullAt, limits.boost.maximum), boostTooHigh);
      publisher.postChanged(presentChange(result.row));
      return presentCounts(result.row, await findVote(db, result.row.id, member.id));
    },
  };
}

const boostTooHigh = { field: 'amount', message: 'is more than can be added.' };
