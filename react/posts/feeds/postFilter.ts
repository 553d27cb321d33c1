import type { kinds } from '@alphazone/client/kinds';

export type PostSort = (typeof kinds.postSort)[number];

export interface PostFilter {
  sort: PostSort;
  /** In a zone, pinned posts come first. */
  category?: string;
  tag?: string;
  author?: string;
  /** `nextCursor` of a previous list. @default the first page */
  cursor?: string | undefined;
}
