import { requireOwnId } from '../accounts/require-own-id';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { deletedSince, idempotencyKeyOf, respondToRepeat } from '../idempotency/idempotency-key';
import { findPostCounts } from '../posts/post-counts-repository';
import { serialisePostCounts } from '../posts/serialise-post';
import type { Services } from '../services';
import { createCastVote } from './cast-vote';
import { findVote } from './votes-repository';

export function votesHandlers(services: Services): Pick<Handlers, 'votePost'> {
  const { db } = services;
  const castVote = createCastVote(services);
  return {
    async votePost(call) {
      const voter = requireMember(call);
      requireOwnId(voter, call.body.userId);
      const postId = call.params.id;
      const { post, myVote } = await respondToRepeat(
        () =>
          castVote({
            postId,
            voterId: voter.id,
            vote: call.body.value,
            idempotency: idempotencyKeyOf(call.request),
          }),
        async () => {
          const [stored] = await findPostCounts(db, [postId]);
          if (!stored) throw deletedSince();
          return { post: stored, myVote: await findVote(db, postId, voter.id) };
        },
      );
      return serialisePostCounts(post, myVote);
    },
  };
}
