import type { Post, Vote } from '@alphazone/client';

/** State of a post's vote buttons. */
export interface Standing {
  score: number;
  boost: number;
  myVote: Vote | null;
  /** The server does not count `myVote` until moderators decide. */
  isHeldBack?: boolean;
}

type CountedPost = Partial<
  Pick<Post, 'upVotes' | 'downVotes' | 'boost' | 'myVote' | 'voteHeldBack' | 'upVote' | 'downVote'>
>;

/** Reads cards, which have counts, and whole posts, which list voters: `userId` then finds the user's vote. */
export function standingOf(post: CountedPost, userId?: string): Standing {
  const { upVotes, downVotes, boost, myVote } = votesOf(post, userId);
  return {
    score: upVotes - downVotes,
    boost,
    myVote,
    ...(post.voteHeldBack && { isHeldBack: true }),
  };
}

const boostEntry = 'boost';

export function votesOf(
  { upVote = [], downVote = [], ...counts }: CountedPost,
  userId: string | undefined,
): Required<Pick<Post, 'upVotes' | 'downVotes' | 'boost' | 'myVote'>> {
  const {
    upVotes = upVote.length,
    downVotes = downVote.length,
    boost = upVote.filter((voter) => voter === boostEntry).length,
    myVote = voteOf(userId, upVote, downVote),
  } = counts;
  return { upVotes, downVotes, boost, myVote };
}

function voteOf(
  userId: string | undefined,
  upVote: readonly string[],
  downVote: readonly string[],
): Vote | null {
  if (userId === undefined) return null;
  if (upVote.includes(userId)) return 'upVote';
  return downVote.includes(userId) ? 'downVote' : null;
}
