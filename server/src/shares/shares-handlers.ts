import type { Handlers } from '../contract/handlers';
import { notFound } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { sharePostBy } from './shares-repository';

/** Telling that a post was shared. Spec section 6: anybody may. */
export function sharesHandlers({ db }: Services): Pick<Handlers, 'sharePost'> {
  return {
    async sharePost({ params, member }) {
      const shares = await sharePostBy(db, params.id, member?.id);
      if (shares === undefined) throw notFound(messages.noPost);
      return { _id: params.id, shares };
    },
  };
}
