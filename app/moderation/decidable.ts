import { kinds } from '@alphazone/client/kinds';
import type { Decision, PostView } from '@alphazone/react';

/** What a moderator can decide about. */
export interface Decidable {
  kind: (typeof kinds.contentTarget)[number];
  _id: string;
  /** Of a post or a comment. */
  zone?: string;
  /** Of a post. */
  tags?: readonly string[];
  isLocked?: boolean;
}

/** Decisions about content can be undone without an appeal; sanctions are lifted on the member's record. */
export const isAboutContent = (kind: Decision['kind']): boolean =>
  kinds.contentDecisionKind.some((about) => about === kind);

/** A sanction stays in force for some days, or for good. */
export const isSanction = (kind: Decision['kind']): boolean =>
  kinds.sanctionKind.some((sanction) => sanction === kind);

/** Others take nothing from the member. */
export const canBeAppealed = (kind: Decision['kind']): boolean => kind !== 'keep' && kind !== 'approve';

export type DialogKind = Exclude<(typeof kinds.contentDecisionKind)[number], 'approve'>;

export const decidablePost = (post: PostView): Decidable => ({
  kind: 'post',
  _id: post._id,
  zone: post.category,
  tags: post.postTags,
  isLocked: post.commentsLocked ?? false,
});
