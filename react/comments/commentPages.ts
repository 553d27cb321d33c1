import type { Comment } from '@alphazone/client';
import type { QueryClient } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { pageOf, pageQuery, type Page } from '../forum/page';
import { updateData } from '../forum/updateData';
import { postKeys } from '../posts/postCache';
import type { PostView } from '../posts/postView';
import { isPendingComment } from './pendingComment';

export const commentPageSize = 50;

const nextPageSize = 100;

type Source = Pick<Forum, 'client' | 'cache'>;

const cachedPost = (cache: QueryClient, id: string) =>
  cache.getQueryData<PostView | null>(postKeys.detail(id)) ?? undefined;

/** Loads as many comments as the cached post shows, and carries over its `laterComments`. */
export async function withLoadedComments(
  { client, cache }: Source,
  first: PostView,
  signal: AbortSignal,
): Promise<PostView> {
  let post = first;
  for (;;) {
    const shown = cachedPost(cache, post._id);
    if (post.commentCursor === undefined || (post.comment ?? []).length >= (shown?.comment ?? []).length) {
      return withLater(
        post,
        shown?.laterComments?.filter((comment) => !isPendingComment(comment)),
      );
    }
    post = withPage(post, await fetchPage(client, post, signal));
  }
}

export async function loadMoreComments({ client, cache }: Source, post: PostView): Promise<void> {
  const page = await fetchPage(client, post);
  updateData<PostView | null>(cache, postKeys.detail(post._id), (current) =>
    // A refetch may have loaded them meanwhile.
    current.commentCursor === post.commentCursor ? withPage(current, page) : current,
  );
}

async function fetchPage(
  client: Forum['client'],
  { _id: id, commentCursor: cursor }: PostView,
  signal?: AbortSignal,
): Promise<Page<Comment>> {
  const response = await client.GET('/api/posts/{id}/comments', {
    params: { path: { id }, query: pageQuery(cursor, nextPageSize) },
    ...(signal && { signal }),
  });
  return pageOf(response);
}

function withPage({ commentCursor: _, ...post }: PostView, { items, nextCursor }: Page<Comment>): PostView {
  const comment = [...(post.comment ?? []), ...items];
  return withLater(
    { ...post, comment, ...(nextCursor !== undefined && { commentCursor: nextCursor }) },
    post.laterComments,
  );
}

function withLater({ laterComments: _, ...post }: PostView, later: readonly Comment[] = []): PostView {
  const loaded = new Set(post.comment?.map(({ _id }) => _id));
  const laterComments = later.filter(({ _id }) => !loaded.has(_id));
  return post.commentCursor !== undefined && laterComments.length > 0 ? { ...post, laterComments } : post;
}
