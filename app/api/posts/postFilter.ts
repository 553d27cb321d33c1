export type PostSort = 'hot' | 'new' | 'top';

/** Text matches case-insensitively. */
export interface PostFilter {
  sort: PostSort;
  /** Pinned posts come first in a zone. */
  category?: string;
  tag?: string;
  author?: string;
  /** Part of the title. */
  q?: string;
}
