import type { Reward } from '../activity/activity';
import type { DecisionKind, NotificationKind } from '../database/tables';
import { messages } from '../messages';
import type { NotificationDraft } from './notification-writes-repository';

/** Maximum recipients of a `new_post` notification. */
export const maxReferralRecipients = 200;

interface WrittenPost {
  actorId: string;
  postId: string;
  /** Unverified. */
  mentioned: readonly string[];
  /** The author's referrer and referred users. */
  referral: readonly string[];
}

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
  mentioned: readonly string[];
}

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

export const draftsOfRewards = (rewards: readonly Reward[]): readonly NotificationDraft[] =>
  rewards.flatMap(({ userId, newLevel, achievements }) => [
    ...(newLevel === undefined ? [] : [{ userId, kind: 'level_up' as const, subject: String(newLevel) }]),
    ...achievements.map((subject) => ({ userId, kind: 'achievement' as const, subject })),
  ]);

/** Keeps each recipient's first draft. Drops those for the actor. */
function withoutRepeats(actorId: string, drafts: readonly NotificationDraft[]): NotificationDraft[] {
  const seen = new Set([actorId]);
  return drafts.filter(({ userId }) => {
    const isNew = !seen.has(userId);
    seen.add(userId);
    return isNew;
  });
}

export interface NotificationFacts {
  kind: NotificationKind;
  subject: string | null;
  senderName: string | null;
  /** 0 unless it is a vote notification. */
  voters: number;
}

/** Names users only without a sender, because the app appends ` from {sender}`. */
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
    case 'decision':
      return { ...texts.decision, ...texts.appeal, ...texts.undone, ...texts.accountChange }[
        subject as DecisionKind
      ];
  }
}
