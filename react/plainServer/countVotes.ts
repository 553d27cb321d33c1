import type { Post } from '@alphazone/client';

import { votesOf } from '../posts/standingOf';

export type CountedPost = Omit<Post, 'upVote' | 'downVote'> & ReturnType<typeof votesOf>;

/** A plain server may omit fields that the contract requires. */
type PlainPost = Omit<Post, 'postTags' | 'mediaUrls' | 'noOfComments' | 'pinned' | 'postTitle' | 'category'> &
  Partial<Post>;

export function countVotes(
  { upVote, downVote, ...post }: PlainPost,
  userId: string | undefined,
): CountedPost {
  const { noOfComments = post.comment?.length ?? 0, postTags = [], mediaUrls = [], pinned = false } = post;
  const { postTitle = '', category = '' } = post;
  const votes = votesOf({ ...post, ...(upVote && { upVote }), ...(downVote && { downVote }) }, userId);
  return { ...post, ...votes, noOfComments, postTags, mediaUrls, pinned, postTitle, category };
}
