import type { Decision, PostView } from '@alphazone/react';

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

/** Decisions about content can be undone without an appeal; sanctions are lifted on the member's record. */
export const isAboutContent = (kind: Decision['kind']): boolean =>
  ['approve', 'remove', 'lock', 'move', 'edit tags'].includes(kind);

export type DialogKind = 'remove' | 'lock' | 'move' | 'edit tags';

export const decidablePost = (post: PostView): Decidable => ({
  kind: 'post',
  _id: post._id,
  zone: post.category,
  tags: post.postTags,
  isLocked: post.commentsLocked ?? false,
});
