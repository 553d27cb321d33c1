import type { Comment, Post } from '@alphazone/client';

import type { RepeatedWrite } from '../outbox/Outbox';
import type { CountedPost } from './countVotes';

interface Write {
  /** The author. */
  userId: string | undefined;
  /** The post that it belongs to. Undefined for a new post. */
  postId: string | undefined;
  body: Readonly<Record<string, unknown>>;
  repeated: RepeatedWrite;
}

type FindStored = (posts: readonly CountedPost[], write: Write) => Response | undefined;

/** How far the clocks of browser and server may differ. */
const clockToleranceMs = 10 * 60_000;

const storedComment: FindStored = (posts, { userId, postId, body, repeated }) => {
  const isMatch = ({ userId: author, commentBody, commentedOn }: Comment) =>
    author === userId && isSame(commentBody, body['commentBody']) && isSince(commentedOn, repeated);
  const comment = posts.find(({ _id }) => _id === postId)?.comment?.find(isMatch);
  return comment && Response.json({ comment }, { status: 201 });
};

const storedPost: FindStored = (posts, { userId, body, repeated }) => {
  const isMatch = ({ userId: author, postTitle, postBody, postedOn }: Partial<Post>) =>
    author === userId &&
    isSame(postTitle, body['postTitle']) &&
    isSame(postBody, body['postBody']) &&
    isSince(postedOn, repeated);
  const post = posts.find(isMatch);
  return post && Response.json(post, { status: 201 });
};

const storedVote: FindStored = (posts, { postId, repeated: { myVote } }) => {
  const post = posts.find(({ _id }) => _id === postId);
  return post && post.myVote === myVote ? Response.json(post) : undefined;
};

const isSame = (stored: string | undefined, sent: unknown) =>
  typeof sent === 'string' && stored?.trim() === sent.trim();

const isSince = (date: string | undefined, { createdOn }: RepeatedWrite) =>
  Date.parse(date ?? '') >= createdOn - clockToleranceMs;

const writes: Readonly<Record<string, FindStored>> = {
  'POST /comment': storedComment,
  'POST /posts/CreatePost': storedPost,
  'PATCH /posts/vote': storedVote,
};

/**
 * Returns a function that looks for the write among the server's posts. It returns the write's response, or undefined if the
 * write is not stored.
 *
 * @returns Undefined for requests other than comments, new posts and votes.
 */
export function findStoredWrite(request: Request) {
  const { pathname } = new URL(request.url);
  const [, path = '', postId] = /^(\/comment|\/posts\/\w+)(?:\/(.+))?$/.exec(pathname) ?? [];
  const find = writes[`${request.method} ${path}`];
  if (!find) return undefined;
  return async (posts: readonly CountedPost[], repeated: RepeatedWrite, userId: string | undefined) => {
    // Unchecked cast: a field of another type is not found.
    const body = (await request.clone().json()) as Write['body'];
    return find(posts, { userId, postId, body, repeated });
  };
}
