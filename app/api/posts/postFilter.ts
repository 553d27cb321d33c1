/** The order of a list. Spec sections 2 and 9. */
export type PostSort = 'hot' | 'new' | 'top';

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
