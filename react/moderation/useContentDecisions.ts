import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutation';
import { removeFromLists } from '../posts/postCache';
import {
  decideContent,
  restoreContent,
  unlockComments,
  type ContentDecision,
  type ContentDecisionRequest,
} from './contentMutations';

/** What a moderator does to posts, comments and chat messages. The server refuses others. */
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
    /** Takes a decision back. */
    restore: (decisionId: string): Promise<Outcome> =>
      attempt(forum, restoreContent(forum, decisionId), undefined),
    unlockComments: (postId: string): Promise<Outcome> =>
      attempt(forum, unlockComments(forum, postId), undefined),
  };
}
