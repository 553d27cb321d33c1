export type PostSort = 'hot' | 'new' | 'top';

export interface PostFilter {
  sort: PostSort;
  /** In a zone, pinned posts come first. */
  category?: string;
  tag?: string;
  author?: string;
  /** Where the list begins: the `nextCursor` of another. @default its start */
  cursor?: string | undefined;
}
