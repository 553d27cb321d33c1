import { kinds } from '@alphazone/client/kinds';
import type { Decision, PostView } from '@alphazone/react';

/** The subject of a moderator's decision. */
export interface Decidable {
  kind: (typeof kinds.contentTarget)[number];
  _id: string;
  /** The author. Only for posts and comments. */
  userId?: string;
  /** Only for posts and comments. */
  zone?: string;
  /** Only for posts. */
  tags?: readonly string[];
  isLocked?: boolean;
}

/** Decisions about content can be undone without an appeal; sanctions are lifted on the member's record. */
export const isAboutContent = (kind: Decision['kind']): boolean =>
  kinds.contentDecisionKind.some((about) => about === kind);

/** Whether it is a silence or a ban, which last for some days or permanently. */
export const isSanction = (kind: Decision['kind']): boolean =>
  kinds.sanctionKind.some((sanction) => sanction === kind);

export type DialogKind = Exclude<(typeof kinds.contentDecisionKind)[number], 'approve'>;

export const isDialogKind = (kind: Decision['kind']): kind is DialogKind =>
  kind !== 'approve' && isAboutContent(kind);

export const decidablePost = (post: PostView): Decidable => ({
  kind: 'post',
  _id: post._id,
  userId: post.userId,
  zone: post.category,
  tags: post.postTags,
  isLocked: post.commentsLocked ?? false,
});
