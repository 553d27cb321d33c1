import { limits } from '@alphazone/client/limits';

import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { isPending } from '../forum/mutations/pending';
import { useIsPending } from '../forum/mutations/useIsPending';
import { refuse, refuseRepeated } from '../forum/mutations/refusal';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { mutationKeys } from './mutationKeys';
import { boostPost, setPinned } from './pinAndBoost';
import { findPost } from './postCache';

const { minimum, maximum } = limits.boostAmount;

/** Pins and boosts a post, for administrators. The server refuses other callers. */
export function usePinAndBoost(id: string) {
  const forum = useForum();
  const texts = wholeSiteTextsOf(forum.texts);
  return {
    isBoosting: useIsPending(mutationKeys.boost(id)),
    isPinning: useIsPending(mutationKeys.pin(id)),
    togglePin: async (): Promise<Outcome> => {
      if (isPending(forum, mutationKeys.pin(id))) return refuseRepeated(forum);
      return attempt(forum, setPinned(forum, id, !findPost(forum.cache, id)?.pinned), undefined);
    },
    /** Adds up-votes. */
    boost: async (amount: number): Promise<Outcome> => {
      if (isPending(forum, mutationKeys.boost(id))) return refuseRepeated(forum);
      if (!Number.isInteger(amount) || amount < minimum || amount > maximum)
        return refuse(forum, 'amount', texts.boostFailed(texts.boostAmount));
      return attempt(forum, boostPost(forum, id), amount);
    },
  };
}
