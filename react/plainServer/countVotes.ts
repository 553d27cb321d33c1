import type { Comment, Post, PostMedia } from '@alphazone/client';

import { votesOf } from '../posts/standingOf';

export type CountedPost = Omit<Post, 'upVote' | 'downVote'> & ReturnType<typeof votesOf>;

/** A plain server may omit fields that the contract requires. */
type PlainPost = Pick<Post, '_id'> &
  Partial<Omit<Post, '_id' | 'comment'>> & { comment?: (Pick<Comment, '_id'> & Partial<Comment>)[] };

const emptyComment = { userId: '', userCommented: '', commentBody: '', commentedOn: '' };

const emptyPost = {
  postTitle: '',
  postBody: '',
  postTags: [],
  category: '',
  userId: '',
  userPosted: '',
  postedOn: '',
  pinned: false,
};

export function countVotes(
  { upVote, downVote, comment, mediaUrls = [], ...post }: PlainPost,
  userId: string | undefined,
): CountedPost {
  const votes = votesOf({ ...post, ...(upVote && { upVote }), ...(downVote && { downVote }) }, userId);
  return {
    ...emptyPost,
    noOfComments: comment?.length ?? 0,
    ...post,
    mediaUrls: mediaUrls.filter(isFile),
    ...(comment && { comment: comment.map((given) => ({ ...emptyComment, ...given })) }),
    ...votes,
  };
}

/** Some servers keep an object without a URL for a failed upload. */
const isFile = (media: PostMedia) => typeof media === 'string' || Boolean(media.url);
