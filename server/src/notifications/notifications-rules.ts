import type { Reward } from '../activity/activity';
import type { NotificationKind } from '../database/tables';
import { messages } from '../messages';
import type { NotificationDraft } from './notification-writes-repository';

/** Days after which notifications expire, read or not. */
export const ttlDays = 90;
/** How many users are notified of a new post because of a referral. */
export const maxReferralRecipients = 200;

interface WrittenPost {
  actorId: string;
  postId: string;
  /** Whom the text mentions; not all need be members. */
  mentioned: readonly string[];
  /** Members whom the author referred, and who referred the author. */
  referral: readonly string[];
}

/** Who is told of a post, once each: those whom it mentions, and those who came by or brought its author. */
export function draftsOfPost({
  actorId,
  postId,
  mentioned,
  referral,
}: WrittenPost): readonly NotificationDraft[] {
  const about = { senderId: actorId, postId };
  return withoutRepeats(actorId, [
    ...mentioned.map((userId) => ({ ...about, userId, kind: 'mention' as const })),
    ...referral.map((userId) => ({ ...about, userId, kind: 'new_post' as const })),
  ]);
}

interface WrittenComment {
  actorId: string;
  postId: string;
  postAuthorId: string;
  commentId: string;
  /** Whom the text mentions; not all need be members. */
  mentioned: readonly string[];
}

/** Who is told of a comment, once each: those whom it mentions, and the author of the post. */
export function draftsOfComment({
  actorId,
  postId,
  postAuthorId,
  commentId,
  mentioned,
}: WrittenComment): readonly NotificationDraft[] {
  const about = { senderId: actorId, postId, commentId };
  return withoutRepeats(actorId, [
    ...mentioned.map((userId) => ({ ...about, userId, kind: 'mention' as const })),
    { ...about, userId: postAuthorId, kind: 'reply' as const },
  ]);
}

/** The levels and achievements that members reached. */
export const draftsOfRewards = (rewards: readonly Reward[]): readonly NotificationDraft[] =>
  rewards.flatMap(({ userId, newLevel, achievements }) => [
    ...(newLevel === undefined ? [] : [{ userId, kind: 'level_up' as const, subject: String(newLevel) }]),
    ...achievements.map((subject) => ({ userId, kind: 'achievement' as const, subject })),
  ]);

/** Everybody's first draft only, and none for the one who acted. */
function withoutRepeats(actorId: string, drafts: readonly NotificationDraft[]): NotificationDraft[] {
  const seen = new Set([actorId]);
  return drafts.filter(({ userId }) => {
    const isNew = !seen.has(userId);
    seen.add(userId);
    return isNew;
  });
}

/** What a notification's text depends on. */
export interface NotificationFacts {
  kind: NotificationKind;
  subject: string | null;
  /** The sender's username, or else the name. Of votes: the newest voter's. */
  senderName: string | null;
  /** Voters of an entry about votes; 0 for all others. */
  voters: number;
}

/**
 * What a notification reads. The app adds ` from {sender}` and ` on "{post title}"` (spec section 2), so
 * that the text names people only where no sender follows.
 */
export function textOf({ kind, subject, senderName, voters }: NotificationFacts): string {
  const texts = messages.notification;
  switch (kind) {
    case 'mention':
      return texts.mention;
    case 'reply':
      return texts.reply;
    case 'new_post':
      return texts.newPost;
    case 'post_vote':
      return voters > 1 && senderName !== null ? texts.votes(senderName, voters - 1) : texts.vote;
    case 'level_up':
      return texts.level(subject ?? '');
    case 'achievement':
      return texts.achievement(subject ?? '');
  }
}
