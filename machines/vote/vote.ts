/** What `value` says in PATCH /posts/vote/{id}. Spec section 7. */
export type VoteValue = 'upVote' | 'downVote';

export interface VoteCounts {
  upVotes: number;
  downVotes: number;
  /** One's own vote, already counted. */
  myVote: VoteValue | null;
}

/**
 * The counts as the server will give them after a vote, to show at once: the same vote again takes it back,
 * the other one switches it. Counts never go below 0.
 */
export function applyVote({ upVotes, downVotes, myVote }: VoteCounts, value: VoteValue): VoteCounts {
  const next = myVote === value ? null : value;
  const change = (kind: VoteValue) => Number(next === kind) - Number(myVote === kind);
  return {
    upVotes: Math.max(0, upVotes + change('upVote')),
    downVotes: Math.max(0, downVotes + change('downVote')),
    myVote: next,
  };
}
