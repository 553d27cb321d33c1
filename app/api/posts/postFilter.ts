/** Spec sections 2 and 9. */
export type PostSort = 'hot' | 'new' | 'top';

/** Filter and order of a list of posts. Text matches case-insensitively. */
export interface PostFilter {
  sort: PostSort;
  /** A zone's name. Pinned posts come first in a zone. */
  category?: string;
  tag?: string;
  author?: string;
  /** Part of the title. */
  q?: string;
}
