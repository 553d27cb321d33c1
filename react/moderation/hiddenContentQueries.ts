import { ApiError, dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { queryState } from '../forum/queries/queryState';
import { postKeys } from '../posts/postCache';
import { postView, type PostView } from '../posts/postView';

type Schemas = components['schemas'];

export interface HiddenPost extends Omit<Schemas['HiddenPost'], 'post'> {
  /** For its author and moderators. */
  post?: PostView;
}

export type HiddenComment = Schemas['HiddenComment'];

/** Null for a missing post, and on a plain server. */
export function hiddenPostQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return queryOptions({
    queryKey: postKeys.hidden(id),
    queryFn: async ({ signal }): Promise<HiddenPost | null> => {
      const found = await orNull(
        dataOf(client.GET('/api/moderation/posts/{id}', { params: { path: { id } }, signal })),
      );
      if (!found?.hidden) return null;
      const { post, ...hidden } = found;
      return { ...hidden, ...(post && { post: postView(post) }) };
    },
  });
}

function hiddenCommentQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return queryOptions({
    queryKey: [...postKeys.all, 'hidden comment', id],
    queryFn: ({ signal }): Promise<HiddenComment | null> =>
      orNull(dataOf(client.GET('/api/moderation/comments/{id}', { params: { path: { id } }, signal }))),
  });
}

async function orNull<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
      return null;
    // A plain server may respond with the page of the app.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Why a post is hidden. `hidden` is undefined while loading, null if moderators did not hide it. */
export function useHiddenPost(id: string, isEnabled: boolean) {
  const forum = useForum();
  const query = useQuery({ ...hiddenPostQuery(forum, id), enabled: isEnabled });
  return { hidden: query.data, ...queryState(forum, query) };
}

/**
 * The text of a hidden comment, for its author and moderators. `hidden` is undefined while loading, null if they may not
 * read it.
 */
export function useHiddenComment(id: string, isEnabled: boolean) {
  const forum = useForum();
  const query = useQuery({ ...hiddenCommentQuery(forum, id), enabled: isEnabled });
  return { hidden: query.data, ...queryState(forum, query) };
}
