import type { Post, Vote } from '@alphazone/client';

/** A post with counts, and the current user's vote, in place of the lists of voters. */
export type CountedPost = Omit<Post, 'upVote' | 'downVote'> &
  Required<Pick<Post, 'upVotes' | 'downVotes' | 'boost' | 'myVote'>>;

/** What another server may leave out although the contract requires it. */
type PlainPost = Omit<Post, 'postTags' | 'mediaUrls' | 'noOfComments' | 'pinned'> & Partial<Post>;

/** Stands for a boosted vote in a list of voters. */
const boostEntry = 'boost';

/** Counts the lists of voters of a post, unless the server has counted them. */
export function countVotes(
  { upVote = [], downVote = [], ...post }: PlainPost,
  userId: string | undefined,
): CountedPost {
  const {
    upVotes = upVote.length,
    downVotes = downVote.length,
    boost = upVote.filter((voter) => voter === boostEntry).length,
    myVote = voteOf(userId, upVote, downVote),
    noOfComments = post.comment?.length ?? 0,
    postTags = [],
    mediaUrls = [],
    pinned = false,
  } = post;
  return { ...post, upVotes, downVotes, boost, myVote, noOfComments, postTags, mediaUrls, pinned };
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
