/** A vote, as `value` in PATCH /posts/vote/{id}. */
export type VoteValue = 'upVote' | 'downVote';

export interface VoteCounts {
  upVotes: number;
  downVotes: number;
  /** The current user's vote, included in the counts unless it is held back. */
  myVote: VoteValue | null;
  /** The server does not count the current user's vote until moderators decide. @default false */
  isHeldBack?: boolean;
}

/** Predicts the counts after a vote, for an optimistic update. Repeating a vote withdraws it; counts stay at least 0. */
export function applyVote({ isHeldBack, ...counts }: VoteCounts, value: VoteValue): VoteCounts {
  const { upVotes, downVotes, myVote } = counts;
  const next = myVote === value ? null : value;
  if (isHeldBack) return { ...counts, myVote: next, ...(next && { isHeldBack }) };
  const change = (kind: VoteValue) => Number(next === kind) - Number(myVote === kind);
  return {
    upVotes: Math.max(0, upVotes + change('upVote')),
    downVotes: Math.max(0, downVotes + change('downVote')),
    myVote: next,
  };
}
