import type { Vote } from '@alphazone/client';

import { addToUserCount } from '../accounts/user-counts-repository';
import { recordActivity } from '../activity/record-activity';
import { lockActorState } from '../gamification/reward';
import { changePostAfter } from '../posts/change-post';
import type { PostCountsRow } from '../posts/post-counts-repository';
import type { Services } from '../services';
import { nextVote, voteDelta } from './votes-rules';
import { addToVoteCounts, deleteVote, findVote, storeVote } from './votes-repository';

export function castVote(
  services: Pick<Services, 'change' | 'now'>,
  { postId, voterId, vote }: { postId: string; voterId: string; vote: Vote },
): Promise<{ post: PostCountsRow; myVote: Vote | null }> {
  const now = services.now();
  return changePostAfter(
    services,
    postId,
    (transaction) =>
      Promise.all([findVote(transaction, postId, voterId), lockActorState(transaction, voterId, now)]),
    async (post, unit, [before, voter]) => {
      const { transaction } = unit;
      const after = nextVote(before, vote);
      const delta = voteDelta(before, after);
      const [, counts] = await Promise.all([
        after === null
          ? deleteVote(transaction, post, voterId)
          : storeVote(transaction, post, { userId: voterId, vote: after, votedOn: now }),
        addToVoteCounts(transaction, post, delta),
        delta.up !== 0 && addToUserCount(transaction, voterId, ['likes_given_count', delta.up]),
        recordActivity(
          unit,
          {
            kind: 'post voted',
            actorId: voterId,
            postId: post.id,
            postAuthorId: post.author_id,
            before,
            after,
          },
          now,
          voter && { ...voter, likesGiven: voter.likesGiven + delta.up },
        ),
      ]);
      return { post: counts, myVote: after };
    },
  );
}
