import { listOf, type Post, type PostMedia } from '@alphazone/client';

import { votesOf } from '../posts/voting/standingOf';
import { Post as postShape } from './plainShapes';
import { readPlain, textOf } from './readPlain';

export type CountedPost = Omit<Post, 'upVote' | 'downVote'> & ReturnType<typeof votesOf>;

/** Reads the posts of a plain server, and counts their votes. */
export const countedPosts = (posts: readonly unknown[], userId: string | undefined): CountedPost[] =>
  (readPlain(listOf(postShape), posts.map(withCounts)) ?? []).map((post) => countVotes(post, userId));

export function countVotes(
  { upVote, downVote, mediaUrls, ...post }: Post,
  userId: string | undefined,
): CountedPost {
  const votes = votesOf({ ...post, ...(upVote && { upVote }), ...(downVote && { downVote }) }, userId);
  return { ...post, mediaUrls: mediaUrls.filter(isFile), ...votes };
}

/** A list has an entry per vote, which may be any value. */
function withCounts(post: unknown): unknown {
  if (typeof post !== 'object' || post === null) return post;
  const { upVote, downVote, comment, noOfComments }: Readonly<Record<string, unknown>> = { ...post };
  return {
    ...post,
    upVote: votersIn(upVote),
    downVote: votersIn(downVote),
    noOfComments: noOfComments ?? (Array.isArray(comment) ? comment.length : undefined),
  };
}

const votersIn = (votes: unknown) =>
  Array.isArray(votes) ? votes.map((voter: unknown) => textOf(voter) ?? '') : undefined;

/** Some servers keep an object without a URL for a failed upload. */
const isFile = (media: PostMedia) => Boolean(typeof media === 'string' ? media : media.url);
