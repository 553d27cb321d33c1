import type { Vote } from '@alphazone/client';

import { addToUserCounts } from '../accounts/profiles/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import type { MemberState } from '../gamification/gamification-repository';
import type { UnitOfWork } from '../outcome/outcome';
import { voteDelta } from './votes-rules';
import { addToVoteCounts, deleteVotes, storeVotes, type DecidedVote } from './votes-repository';
import type { PostCountsRow } from '../posts/post-counts-repository';

export interface CountedVote extends DecidedVote {
  voter: MemberState;
  before: Vote | null;
}

/**
 * Stores votes with their counts, notifications and rewards.
 * @param votes One of each voter. Posts and voters are locked.
 * @returns The posts' counts after all votes.
 */
export async function storeCountedVotes(
  unit: UnitOfWork,
  votes: readonly CountedVote[],
  now: Date,
): Promise<PostCountsRow[]> {
  const { transaction } = unit;
  const changes = votes.map((vote) => ({ ...vote, ...voteDelta(vote.before, vote.after) }));
  const [counts, notifications] = await Promise.all([
    addToVoteCounts(transaction, changes),
    storeVotes(transaction, votes, now),
    deleteVotes(transaction, votes),
    addToUserCounts(
      transaction,
      'likes_given_count',
      changes.map(({ voterId, up }) => ({ userId: voterId, count: up })),
    ),
    recordActivities(
      unit,
      changes.map(({ post, voterId, voter, after, up }) => ({
        activity: {
          kind: 'post voted',
          actorId: voterId,
          postId: post.id,
          postAuthorId: post.author_id,
          after,
        },
        actor: { ...voter, likesGiven: voter.likesGiven + up },
      })),
      now,
    ),
  ]);
  unit.outcome.changedNotifications.push(...notifications);
  return counts;
}
