import { requireOwnId } from '../accounts/require-own-id';
import type { Call, Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { isId } from '../database/ids';
import { notFound } from '../errors';
import { deletedSince, idempotencyKeyOf, respondToRepeat } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import { requirePermission, requireStaff } from '../moderation/roles/require-permission';
import { findPostCounts, findVotedPost } from '../posts/post-counts-repository';
import { serialisePostCounts } from '../posts/serialise-post';
import type { Services } from '../services';
import { createCastVote } from './cast-vote';
import { loadVoteRecord } from './load-vote-record';
import { releaseVotes } from './release-votes';
import { createSignalOf } from './vote-signals';
import { findVote } from './votes-repository';

export function votesHandlers(
  services: Services,
): Pick<Handlers, 'votePost' | 'getVoteRecord' | 'releaseVotes'> {
  const castVote = createCastVote(services);
  const signalOf = createSignalOf(services);

  async function requirePost(call: Pick<Call<'getVoteRecord'>, 'member' | 'params'>) {
    const { id: userId } = requireMember(call);
    const { id } = call.params;
    await requireStaff(services, userId);
    const post = isId(id) ? await findVotedPost(services.db, id) : undefined;
    if (!post) throw notFound(messages.noPost);
    await requirePermission(services, userId, 'review votes', { zone: post.category });
    return post;
  }

  return {
    async votePost(call) {
      const voter = requireMember(call);
      requireOwnId(voter, call.body.userId);
      const postId = call.params.id;
      const { post, vote } = await respondToRepeat(
        async () =>
          castVote({
            postId,
            voterId: voter.id,
            vote: call.body.value,
            signal: await signalOf({
              address: call.request.ip,
              userAgent: call.request.headers['user-agent'] ?? '',
            }),
            idempotency: idempotencyKeyOf(call.request),
          }),
        async () => {
          const [stored] = await findPostCounts(services.db, [postId]);
          if (!stored) throw deletedSince();
          return { post: stored, vote: await findVote(services.db, postId, voter.id) };
        },
      );
      return serialisePostCounts(post, vote);
    },

    async getVoteRecord(call) {
      return loadVoteRecord(services, await requirePost(call));
    },

    async releaseVotes(call) {
      const { id: postId } = await requirePost(call);
      await releaseVotes(services, {
        postId,
        voterIds: call.body.userIds.filter(isId),
        moderatorId: requireMember(call).id,
      });
      return loadVoteRecord(services, await requirePost(call));
    },
  };
}
