import { dataOf } from '@alphazone/client';
import { postQuery, type Forum } from '@alphazone/react';

const timeoutMs = 5000;

/**
 * Whether a post has a comment field. Refetches the post, or without a connection uses the cached one.
 *
 * @param isOpen Whether its page is open: its post is current.
 */
export async function canComment(forum: Forum, postId: string, isOpen: boolean): Promise<boolean> {
  const { client, cache } = forum;
  const cached = cache.getQueryData(postQuery(forum, postId).queryKey);
  const query = { id: postId, commentsLimit: 1 };
  const request = { params: { query }, signal: AbortSignal.timeout(timeoutMs) };
  const post = isOpen
    ? cached
    : await dataOf(client.GET('/posts/get', request)).then(
        ([found]) => found,
        () => cached,
      );
  return post ? !post.commentsLocked : false;
}
