/** A vote, as `value` in PATCH /posts/vote/{id}. */
export type VoteValue = 'upVote' | 'downVote';

export interface VoteCounts {
  upVotes: number;
  downVotes: number;
  /** The current user's vote, included in the counts. */
  myVote: VoteValue | null;
}

/** Predicts the counts after a vote, for an optimistic update. Repeating a vote withdraws it; counts stay at least 0. */
export function applyVote({ upVotes, downVotes, myVote }: VoteCounts, value: VoteValue): VoteCounts {
  const next = myVote === value ? null : value;
  const change = (kind: VoteValue) => Number(next === kind) - Number(myVote === kind);
  return {
    upVotes: Math.max(0, upVotes + change('upVote')),
    downVotes: Math.max(0, downVotes + change('downVote')),
    myVote: next,
  };
}
