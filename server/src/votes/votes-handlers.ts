import { requireOwnId } from '../accounts/require-own-id';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { serialisePostCounts } from '../posts/serialise-post';
import type { Services } from '../services';
import { createCastVote } from './cast-vote';

export function votesHandlers(services: Services): Pick<Handlers, 'votePost'> {
  const castVote = createCastVote(services);
  return {
    async votePost(call) {
      const voter = requireMember(call);
      requireOwnId(voter, call.body.userId);
      const { post, myVote } = await castVote({
        postId: call.params.id,
        voterId: voter.id,
        vote: call.body.value,
      });
      return serialisePostCounts(post, myVote);
    },
  };
}
