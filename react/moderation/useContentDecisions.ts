import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { removeFromLists } from '../posts/postCache';
import {
  decideContent,
  restoreContent,
  unlockComments,
  type ContentDecision,
  type ContentDecisionRequest,
} from './contentMutations';

/** Moderators' decisions about posts, comments and chat messages. The server refuses other callers. */
export function useContentDecisions() {
  const forum = useForum();
  return {
    /** Fails without an alert. */
    decide: async (request: ContentDecisionRequest): Promise<Outcome<ContentDecision>> => {
      const { kind, target } = request;
      const outcome = await attempt(forum, decideContent(forum, target._id), request);
      if (outcome.ok && kind === 'remove' && target.kind === 'post') removeFromLists(forum.cache, target._id);
      return outcome;
    },
    /** Reverses a decision. */
    restore: (decisionId: string): Promise<Outcome> =>
      attempt(forum, restoreContent(forum, decisionId), undefined),
    unlockComments: (postId: string): Promise<Outcome> =>
      attempt(forum, unlockComments(forum, postId), undefined),
  };
}
