import type { Vote } from '@alphazone/client';

import { newId } from '../database/ids';
import { accountDeleted, type HttpError } from '../errors';
import { lockActorStates } from '../gamification/reward';
import { claimRequests, type Claimed } from '../idempotency/claim-requests';
import type { IdempotencyKey } from '../idempotency/idempotency-key';
import { isRecent } from '../time/is-recent';
import type { MemberLimits } from '../member-limits/member-limits';
import { takeFromLimits, type Taken } from '../member-limits/take-from-limits';
import { findWritingRefusals } from '../moderation/sanctions/find-writing-refusals';
import { findNewcomers } from '../newcomers/find-newcomers';
import { changeTogether } from '../outcome/change-together';
import type { UnitOfWork } from '../outcome/outcome';
import { changePosts } from '../posts/change-post';
import { findPostCounts, type PostCountsRow } from '../posts/post-counts-repository';
import type { LockedPost } from '../posts/post-rows-repository';
import type { Services } from '../services';
import { storeHeldVotes } from './held-votes-repository';
import { storeCountedVotes } from './store-counted-votes';
import { deleteOldSignals, signalDays } from './vote-signals-repository';
import { findExcessVotes, nextVote, notifiesAuthor } from './votes-rules';
import {
  deleteVotes,
  findVotes,
  noVote,
  type KnownVote,
  type OwnVote,
  type VoteSignal,
} from './votes-repository';

export interface WantedVote {
  postId: string;
  voterId: string;
  vote: Vote;
  /** Undefined without a request. */
  signal?: VoteSignal;
  idempotency?: IdempotencyKey | undefined;
}

export interface CastVote {
  post: PostCountsRow;
  vote: OwnVote;
}

const pruneMs = 10_000;
const maxPruned = 1_000;

/** Concurrent votes share a transaction. */
export const createCastVote = ({
  change,
  now,
  memberLimits,
}: Pick<Services, 'change' | 'now' | 'memberLimits'>) => {
  let prunedOn = 0;
  return changeTogether<WantedVote, CastVote>(change, {
    work: (unit, votes) => {
      const moment = now();
      const isPruning = !isRecent(prunedOn, moment.getTime(), pruneMs);
      if (isPruning) prunedOn = moment.getTime();
      return castVotes(unit, votes, { now: moment, limits: memberLimits(), isPruning });
    },
    keyOf: ({ voterId }) => voterId,
  });
};

/** @param votes One of each voter. */
function castVotes(
  unit: UnitOfWork,
  votes: readonly WantedVote[],
  { now, limits, isPruning }: { now: Date; limits: MemberLimits | undefined; isPruning: boolean },
): Promise<(CastVote | HttpError)[]> {
  const { transaction } = unit;
  const takers = votes.map(({ voterId }) => ({ userId: voterId, takes: { votes: 1 } }));
  const requests = votes.map(({ voterId, idempotency }) => ({
    userId: voterId,
    idempotency,
    // Stored only with an idempotency key.
    thingId: idempotency ? newId() : '',
  }));
  let taken: Taken;
  let claimed: Claimed;
  return changePosts(
    unit,
    votes,
    async () => {
      const voterIds = votes.map(({ voterId }) => voterId);
      const [known, voters, fromLimits, fromKeys] = await Promise.all([
        findVotes(transaction, votes, now),
        lockActorStates(transaction, voterIds, now),
        takeFromLimits(transaction, takers, { limits, now }),
        claimRequests(transaction, requests, now),
        isPruning && deleteOldSignals(transaction, now, signalDays, maxPruned),
      ]);
      taken = fromLimits;
      claimed = fromKeys;
      const restrictions = await findWritingRefusals(transaction, voters, now);
      return votes.map(({ voterId }, index) => {
        const voter = voters[index];
        const refusal = claimed.refusals[index] ?? restrictions.get(voterId) ?? taken.refusals[index];
        if (refusal) return refusal;
        return voter ? { known: known[index] ?? noVote, voter } : accountDeleted();
      });
    },
    async (found) => {
      const accepted = new Set(found.map(({ voterId }) => voterId));
      const held = await findHeld(transaction, found, now);
      const decided = found.map((vote, index) => {
        const before = vote.known.myVote;
        const after = nextVote(before, vote.vote);
        const isHeld = held[index] ?? false;
        const notifies = !isHeld && notifiesAuthor({ ...vote, before, authorId: vote.post.author_id });
        return { ...vote, before, after, isHeld, notifies };
      });
      const heldBack = decided.filter(({ isHeld }) => isHeld);
      const [counts, unchanged] = await Promise.all([
        storeCountedVotes(
          unit,
          decided.filter(({ isHeld }) => !isHeld),
          now,
        ),
        findPostCounts(
          transaction,
          heldBack.map(({ post }) => post.id),
        ),
        storeHeldVotes(transaction, heldBack, now),
        deleteVotes(transaction, heldBack),
        taken.refund(takers.filter(({ userId }) => !accepted.has(userId))),
        claimed.keepOnly(({ userId }) => accepted.has(userId)),
      ]);
      const countsOf = new Map([...unchanged, ...counts].map((row) => [row.id, row]));
      return {
        counts: [...countsOf.values()],
        results: decided.map(({ after, isHeld }) => ({
          vote: { myVote: after, isHeldBack: isHeld && after !== null },
        })),
      };
    },
  );
}

interface FoundVote extends WantedVote {
  post: LockedPost;
  known: KnownVote;
}

/** A held vote stays held until a moderator counts it; a counted one is never held back later. */
async function findHeld(
  transaction: UnitOfWork['transaction'],
  votes: readonly FoundVote[],
  now: Date,
): Promise<boolean[]> {
  const excess = findExcessVotes(
    votes.map(({ post, known, signal }) => ({
      postId: post.id,
      device: known.myVote === null ? signal?.device : null,
      sameDevice: known.sameDevice,
    })),
  );
  const suspects = votes.flatMap(({ voterId }, index) => (excess[index] ? [voterId] : []));
  const newcomers = await findNewcomers(transaction, suspects, now);
  return votes.map(
    ({ known, voterId }, index) => known.isHeldBack || (excess[index] === true && newcomers.has(voterId)),
  );
}
