import type { PostView } from '@alphazone/react';

/** What a moderator can decide about. */
export interface Decidable {
  kind: 'post' | 'comment' | 'chat message';
  _id: string;
  /** Of a post or a comment. */
  zone?: string;
  /** Of a post. */
  tags?: readonly string[];
  isLocked?: boolean;
}

export type DialogKind = 'remove' | 'lock' | 'move' | 'edit tags';

export const decidablePost = (post: PostView): Decidable => ({
  kind: 'post',
  _id: post._id,
  zone: post.category,
  tags: post.postTags,
  isLocked: post.commentsLocked ?? false,
});
