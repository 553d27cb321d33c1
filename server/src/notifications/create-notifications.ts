import type { Activity, Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import { mentionedIds } from '../mentions/mention-rules';
import {
  deleteEmptyVoteNotifications,
  deleteExpired,
  findReferralCircle,
  insertNotifications,
  notifyOfVote,
  type NotificationDraft,
} from './notification-writes-repository';
import {
  draftsOfComment,
  draftsOfPost,
  draftsOfRewards,
  maxReferralRecipients,
  ttlDays,
} from './notifications-rules';

/** Also deletes obsolete notifications. Locks no users. Must be the last step of a transaction. */
export async function createNotifications(
  transaction: DatabaseTransaction,
  activity: Activity,
  rewards: readonly Reward[],
): Promise<readonly Notice[]> {
  const drafts = [...(await draftsOf(transaction, activity)), ...draftsOfRewards(rewards)];
  const votedAuthors = activity.kind === 'post voted' ? [activity.postAuthorId] : [];
  const [ofVote, ofDrafts] = await Promise.all([
    changeVoteNotification(transaction, activity),
    insertNotifications(transaction, drafts),
    deleteExpired(transaction, [...votedAuthors, ...drafts.map(({ userId }) => userId)], ttlDays),
  ]);
  return [...ofVote, ...ofDrafts];
}

async function draftsOf(
  transaction: DatabaseTransaction,
  activity: Activity,
): Promise<readonly NotificationDraft[]> {
  switch (activity.kind) {
    case 'post created': {
      const mentioned = mentionedIds(activity.body, activity.actorId);
      const referral = await findReferralCircle(transaction, activity.actorId, maxReferralRecipients);
      return draftsOfPost({ ...activity, mentioned, referral });
    }
    case 'comment created': {
      const mentioned = mentionedIds(activity.body, activity.actorId);
      return draftsOfComment({ ...activity, mentioned });
    }
    case 'post voted':
    case 'signed up':
    case 'logged in':
    case 'profile changed':
    case 'task completed':
      return [];
  }
}

async function changeVoteNotification(
  transaction: DatabaseTransaction,
  activity: Activity,
): Promise<readonly Notice[]> {
  if (activity.kind !== 'post voted') return [];
  const { actorId, postId, postAuthorId, before, after } = activity;
  if (actorId === postAuthorId) return [];
  if (after === null) return deleteEmptyVoteNotifications(transaction, postId);
  // A switched vote needs no new notification.
  if (before !== null) return [];
  return notifyOfVote(transaction, { postId, authorId: postAuthorId, voterId: actorId });
}
