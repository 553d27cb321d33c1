import type { Vote } from '@alphazone/client';

import { addToUserCounts } from '../accounts/user-counts-repository';
import { recordActivities } from '../activity/record-activity';
import { newId } from '../database/ids';
import { memberGone, type HttpError } from '../errors';
import { lockActorStates } from '../gamification/reward';
import { claimRequests, type Claimed } from '../idempotency/claim-requests';
import type { IdempotencyKey } from '../idempotency/idempotency-key';
import type { MemberLimits } from '../member-limits/member-limits';
import { takeFromLimits, type Taken } from '../member-limits/take-from-limits';
import { changeTogether } from '../outcome/change-together';
import type { UnitOfWork } from '../outcome/outcome';
import { changePosts } from '../posts/change-post';
import type { PostCountsRow } from '../posts/post-counts-repository';
import type { Services } from '../services';
import { nextVote, notifiesAuthor, voteDelta } from './votes-rules';
import { addToVoteCounts, deleteVotes, findVotes, storeVotes } from './votes-repository';

export interface WantedVote {
  postId: string;
  voterId: string;
  vote: Vote;
  idempotency?: IdempotencyKey | undefined;
}

export interface CastVote {
  post: PostCountsRow;
  myVote: Vote | null;
}

/** Votes that arrive at the same time share a transaction. */
export const createCastVote = ({
  change,
  now,
  memberLimits,
}: Pick<Services, 'change' | 'now' | 'memberLimits'>) =>
  changeTogether<WantedVote, CastVote>(change, {
    work: (unit, votes) => castVotes(unit, votes, { now: now(), limits: memberLimits() }),
    keyOf: ({ voterId }) => voterId,
  });

/** @param votes One of each voter. */
function castVotes(
  unit: UnitOfWork,
  votes: readonly WantedVote[],
  { now, limits }: { now: Date; limits: MemberLimits | undefined },
): Promise<(CastVote | HttpError)[]> {
  const { transaction } = unit;
  const takers = votes.map(({ voterId }) => ({ userId: voterId, takes: { votes: 1 } }));
  const requests = votes.map(({ voterId, idempotency }) => ({
    userId: voterId,
    idempotency,
    thingId: newId(),
  }));
  let taken: Taken;
  let claimed: Claimed;
  return changePosts(
    unit,
    votes,
    async () => {
      const voterIds = votes.map(({ voterId }) => voterId);
      const postIds = votes.map(({ postId }) => postId);
      const [before, voters, fromLimits, fromKeys] = await Promise.all([
        findVotes(transaction, postIds, voterIds),
        lockActorStates(transaction, voterIds, now),
        takeFromLimits(transaction, takers, { limits, now }),
        claimRequests(transaction, requests, now),
      ]);
      taken = fromLimits;
      claimed = fromKeys;
      return votes.map((_, index) => {
        const voter = voters[index];
        const refusal = claimed.refusals[index] ?? taken.refusals[index];
        if (refusal) return refusal;
        return voter ? { before: before[index] ?? null, voter } : memberGone();
      });
    },
    async (found) => {
      const accepted = new Set(found.map(({ voterId }) => voterId));
      const decided = found.map((vote) => {
        const after = nextVote(vote.before, vote.vote);
        const notifies = notifiesAuthor({ ...vote, authorId: vote.post.author_id });
        return { ...vote, after, notifies, ...voteDelta(vote.before, after) };
      });
      const [counts, notices] = await Promise.all([
        addToVoteCounts(transaction, decided),
        storeVotes(transaction, decided, now),
        deleteVotes(transaction, decided),
        addToUserCounts(
          transaction,
          'likes_given_count',
          decided.map(({ voterId, up }) => ({ userId: voterId, count: up })),
        ),
        recordActivities(
          unit,
          decided.map(({ post, voterId, voter, after, up }) => ({
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
        taken.giveBack(takers.filter(({ userId }) => !accepted.has(userId))),
        claimed.keepOnly(({ userId }) => accepted.has(userId)),
      ]);
      unit.outcome.notices.push(...notices);
      return { counts, results: decided.map(({ after }) => ({ myVote: after })) };
    },
  );
}
