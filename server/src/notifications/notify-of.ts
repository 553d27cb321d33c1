import type { Transaction } from 'kysely';

import type { Activity, Notice, Reward } from '../activity/activity';
import type { Tables } from '../database/tables';
import { mentionedIds } from '../mentions/mention-rules';
import { draftsOfComment, draftsOfPost, draftsOfRewards } from './notifications-rules';
import {
  insertNotifications,
  referralOf,
  removeEmptyVoteEntries,
  removeOld,
  tellOfVote,
} from './store-notifications';

/**
 * Makes the notifications that an activity and its rewards call for, and takes away those that it makes
 * untrue. Takes no lock on members, and is the last thing that a transaction does.
 *
 * @returns Whose notifications changed.
 */
export async function notifyOf(
  transaction: Transaction<Tables>,
  activity: Activity,
  rewards: readonly Reward[],
): Promise<readonly Notice[]> {
  const notices = [
    ...(await noticesOf(transaction, activity)),
    ...(await insertNotifications(transaction, draftsOfRewards(rewards))),
  ];
  await removeOld(
    transaction,
    notices.map(({ userId }) => userId),
  );
  return notices;
}

async function noticesOf(transaction: Transaction<Tables>, activity: Activity): Promise<Notice[]> {
  switch (activity.kind) {
    case 'post created': {
      const mentioned = mentionedIds(activity.body, activity.actorId);
      const referral = await referralOf(transaction, activity.actorId);
      return insertNotifications(transaction, draftsOfPost({ ...activity, mentioned, referral }));
    }
    case 'comment created': {
      const mentioned = mentionedIds(activity.body, activity.actorId);
      return insertNotifications(transaction, draftsOfComment({ ...activity, mentioned }));
    }
    case 'post voted': {
      const { actorId, postId, postAuthorId, before, after } = activity;
      if (actorId === postAuthorId) return [];
      if (after === null) return removeEmptyVoteEntries(transaction, postId);
      // Who only changes a vote has been told of already.
      if (before !== null) return [];
      return tellOfVote(transaction, { postId, authorId: postAuthorId, voterId: actorId });
    }
    case 'signed up':
    case 'logged in':
    case 'profile changed':
    case 'task completed':
      return [];
  }
}
