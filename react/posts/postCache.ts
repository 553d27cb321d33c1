import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

import type { Page } from '../forum/queries/page';
import { updateData } from '../forum/queries/updateData';
import type { PostFilter } from './feeds/postFilter';
import type { PostView } from './postView';

export type PostPages = InfiniteData<Page<PostView>>;

export const postKeys = {
  all: ['posts'],
  lists: ['posts', 'list'],
  list: (filter: PostFilter) => ['posts', 'list', filter],
  search: (text: string, cursor?: string) => ['posts', 'list', { search: text, cursor }],
  details: ['posts', 'detail'],
  detail: (id: string) => ['posts', 'detail', id],
  hidden: (id: string) => ['posts', 'hidden', id],
} as const;

/** Changes the cached copies of a post: in all lists, and on its page. */
export function updatePost(cache: QueryClient, id: string, change: (post: PostView) => PostView): void {
  const changed = (posts: PostView[]) => posts.map((post) => (post._id === id ? change(post) : post));
  updateLists(cache, (list) => (contains(list, id) ? mapPages(list, changed) : list));
  updateData<PostView | null>(cache, postKeys.detail(id), change);
}

function updateLists(cache: QueryClient, change: (list: PostPages) => PostPages): void {
  for (const [key] of cache.getQueriesData<PostPages>({ queryKey: postKeys.lists }))
    updateData(cache, key, change);
}

let changeCount = 0;

/** Changes all copies of a post. Returns a rollback, which skips copies that were refetched since. */
export function updateOptimistically(
  cache: QueryClient,
  id: string,
  change: (post: PostView) => PostView,
): (undo: (post: PostView) => PostView) => void {
  const changeId = ++changeCount;
  updatePost(cache, id, (post) => ({ ...change(post), changes: [...(post.changes ?? []), changeId] }));
  return (undo) =>
    updatePost(cache, id, (post) =>
      post.changes?.includes(changeId)
        ? { ...undo(post), changes: post.changes.filter((other) => other !== changeId) }
        : post,
    );
}

export function updateAllPosts(cache: QueryClient, change: (post: PostView) => PostView): void {
  updateLists(cache, (list) => mapPages(list, (posts) => posts.map(change)));
  for (const [key] of cache.getQueriesData({ queryKey: postKeys.details }))
    updateData<PostView | null>(cache, key, change);
}

/** Returns a cached copy: of the post's page, otherwise of any list. */
export function findPost(cache: QueryClient, id: string): PostView | undefined {
  const detail = cache.getQueryData<PostView | null>(postKeys.detail(id));
  if (detail) return detail;
  return cache
    .getQueriesData<PostPages>({ queryKey: postKeys.lists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((post) => post._id === id);
}

/** Returns a rollback, which restores the post in its place. */
export function removeFromLists(cache: QueryClient, id: string): () => void {
  const before = cache
    .getQueriesData<PostPages>({ queryKey: postKeys.lists })
    .filter(([, list]) => list && contains(list, id));

  for (const [key] of before) {
    updateData<PostPages>(cache, key, (list) => withTotal(mapPages(list, without(id)), -1));
  }
  return () => {
    for (const [key, list] of before) {
      if (list) restorePost(cache, key, list, id);
    }
  };
}

function restorePost(cache: QueryClient, key: QueryKey, before: PostPages, id: string): void {
  updateData<PostPages>(cache, key, (list) => {
    if (contains(list, id)) return list;
    const pages = list.pages.map((page, index) => {
      const old = before.pages[index];
      return old ? { ...page, items: reinsert(page.items, old.items, id) } : page;
    });
    return withTotal({ ...list, pages }, 1);
  });
}

function reinsert(now: PostView[], before: PostView[], id: string): PostView[] {
  const index = before.findIndex((post) => post._id === id);
  const post = before[index];
  return post ? now.toSpliced(index, 0, post) : now;
}

const contains = ({ pages }: PostPages, id: string) =>
  pages.some(({ items }) => items.some((post) => post._id === id));

const without = (id: string) => (posts: PostView[]) => posts.filter((post) => post._id !== id);

function mapPages(list: PostPages, change: (posts: PostView[]) => PostView[]): PostPages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
  };
}

function withTotal(list: PostPages, difference: number): PostPages {
  return {
    ...list,
    pages: list.pages.map((page) =>
      page.total === undefined ? page : { ...page, total: page.total + difference },
    ),
  };
}
