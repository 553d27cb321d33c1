import type { kinds } from '@alphazone/client/kinds';

import type { PostView } from './postView';

/** The order of a list. Spec sections 2 and 9. */
export type PostSort = (typeof kinds.postSort)[number];

/** Which posts a list shows, and in what order. */
export interface PostFilter {
  sort: PostSort;
  /** A zone's name, in any letter case. Pinned posts come first in a zone. */
  category?: string;
  /** A tag, in any letter case. */
  tag?: string;
  /** The id of the author. */
  author?: string;
  /** A part of the title, in any letter case. */
  q?: string;
}

/**
 * The posts of a list out of all posts, in order: what our server does with the filter as hints, done
 * here for a server that always sends everything.
 */
export function selectPosts(posts: readonly PostView[], filter: PostFilter): PostView[] {
  const byOrder = filter.sort === 'new' ? newestFirst : highestFirst;
  return posts
    .filter((post) => matches(post, filter))
    .sort((a, b) => (filter.category === undefined ? 0 : pinnedFirst(a, b)) || byOrder(a, b));
}

function matches(post: PostView, { category, tag, author, q }: PostFilter): boolean {
  return (
    (category === undefined || sameText(post.category, category)) &&
    (tag === undefined || post.postTags.some((own) => sameText(own, tag))) &&
    (author === undefined || post.userId === author) &&
    (q === undefined || post.postTitle.toLowerCase().includes(q.trim().toLowerCase()))
  );
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const pinnedFirst = (a: PostView, b: PostView) => Number(b.pinned) - Number(a.pinned);

const newestFirst = (a: PostView, b: PostView) => Date.parse(b.postedOn) - Date.parse(a.postedOn);

const highestFirst = (a: PostView, b: PostView) => b.score - a.score || newestFirst(a, b);
