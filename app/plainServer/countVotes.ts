import type { Post, Vote } from '@alphazone/client';

export type CountedPost = Omit<Post, 'upVote' | 'downVote'> &
  Required<Pick<Post, 'upVotes' | 'downVotes' | 'boost' | 'myVote'>>;

/** A plain server may omit fields that the contract requires. */
type PlainPost = Omit<Post, 'postTags' | 'mediaUrls' | 'noOfComments' | 'pinned'> & Partial<Post>;

const boostEntry = 'boost';

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
