import type { Activity, Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import { mentionedIds } from '../mentions/mention-rules';
import {
  deleteEmptyVoteNotifications,
  deleteExpired,
  findReferralCircle,
  insertNotifications,
  notifyOfVote,
} from './notification-writes-repository';
import {
  draftsOfComment,
  draftsOfPost,
  draftsOfRewards,
  maxReferralRecipients,
  ttlDays,
} from './notifications-rules';

/** Deletes obsolete ones too. Locks no users. Must be the last step of a transaction. */
export async function createNotifications(
  transaction: DatabaseTransaction,
  activity: Activity,
  rewards: readonly Reward[],
): Promise<readonly Notice[]> {
  const notices = [
    ...(await noticesOf(transaction, activity)),
    ...(await insertNotifications(transaction, draftsOfRewards(rewards))),
  ];
  await deleteExpired(
    transaction,
    notices.map(({ userId }) => userId),
    ttlDays,
  );
  return notices;
}

async function noticesOf(transaction: DatabaseTransaction, activity: Activity): Promise<Notice[]> {
  switch (activity.kind) {
    case 'post created': {
      const mentioned = mentionedIds(activity.body, activity.actorId);
      const referral = await findReferralCircle(transaction, activity.actorId, maxReferralRecipients);
      return insertNotifications(transaction, draftsOfPost({ ...activity, mentioned, referral }));
    }
    case 'comment created': {
      const mentioned = mentionedIds(activity.body, activity.actorId);
      return insertNotifications(transaction, draftsOfComment({ ...activity, mentioned }));
    }
    case 'post voted': {
      const { actorId, postId, postAuthorId, before, after } = activity;
      if (actorId === postAuthorId) return [];
      if (after === null) return deleteEmptyVoteNotifications(transaction, postId);
      // A switched vote needs no new notification.
      if (before !== null) return [];
      return notifyOfVote(transaction, { postId, authorId: postAuthorId, voterId: actorId });
    }
    case 'signed up':
    case 'logged in':
    case 'profile changed':
    case 'task completed':
      return [];
  }
}
