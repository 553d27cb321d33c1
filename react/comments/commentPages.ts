import type { Comment } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import { pageOf, pageQuery, type Page } from '../forum/queries/page';
import { updateData } from '../forum/queries/updateData';
import { findPost, postKeys } from '../posts/postCache';
import type { PostView } from '../posts/postView';
import { isPendingComment } from './pendingComment';

export const commentPageSize = 50;

const nextPageSize = 100;

type Source = Pick<Forum, 'client' | 'cache'>;

/**
 * Loads as many comments as the cached post shows, and carries over its `laterComments`: the user's new comments, which
 * belong after those not loaded yet. Drops those that were deleted elsewhere.
 */
export async function withLoadedComments(
  { client, cache }: Source,
  first: PostView,
  signal: AbortSignal,
): Promise<PostView> {
  const shown = () => findPost(cache, first._id);
  let later = shown()?.laterComments?.filter((own) => !isPendingComment(own));
  if (first.commentCursor && later?.[0]) {
    const own = await fetchPage(client, first, signal, { author: later[0].userId });
    // Beyond the first page of the user's own comments, a deleted one cannot be told from a later one.
    if (!own.nextCursor) later = own.items.filter(({ _id }) => later?.some((before) => before._id === _id));
  }
  let post = first;
  while (post.commentCursor && countOf(post) < countOf(shown()))
    post = withPage(post, await fetchPage(client, post, signal));
  return withLater(post, later);
}

const countOf = (post: PostView | undefined): number => post?.comment?.length ?? 0;

export async function loadMoreComments({ client, cache }: Source, post: PostView): Promise<void> {
  const page = await fetchPage(client, post, null);
  updateData<PostView | null>(cache, postKeys.detail(post._id), (current) =>
    // A refetch may have loaded them meanwhile.
    current.commentCursor === post.commentCursor ? withPage(current, page) : current,
  );
}

async function fetchPage(
  client: Forum['client'],
  { _id: id, commentCursor: cursor }: PostView,
  signal: AbortSignal | null,
  filter?: { author: string },
): Promise<Page<Comment>> {
  const response = await client.GET('/api/posts/{id}/comments', {
    params: { path: { id }, query: { ...pageQuery(cursor, nextPageSize), ...filter } },
    signal,
  });
  return pageOf(response);
}

function withPage({ commentCursor: _, ...post }: PostView, { items, nextCursor }: Page<Comment>): PostView {
  const comment = [...(post.comment ?? []), ...items];
  return withLater({ ...post, comment, ...(nextCursor && { commentCursor: nextCursor }) });
}

function withLater({ laterComments: before = [], ...post }: PostView, later = before): PostView {
  const laterComments = later.filter(({ _id }) => !post.comment?.some((loaded) => loaded._id === _id));
  return post.commentCursor && laterComments[0] ? { ...post, laterComments } : post;
}
