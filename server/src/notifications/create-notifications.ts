import type { Activity, Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import { mentionedIds } from '../mentions/mention-rules';
import {
  deleteEmptyVoteNotifications,
  deleteExpired,
  findReferralCircle,
  insertNotifications,
  notifyOfVotes,
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
  activities: readonly Activity[],
  rewards: readonly Reward[],
): Promise<readonly Notice[]> {
  const ofActivities = await Promise.all(activities.map((activity) => draftsOf(transaction, activity)));
  const drafts = [...ofActivities.flat(), ...draftsOfRewards(rewards)];
  const votes = activities.filter((activity) => activity.kind === 'post voted');
  const recipients = [
    ...votes.map(({ postAuthorId }) => postAuthorId),
    ...drafts.map(({ userId }) => userId),
  ];
  const [ofVotes, ofWithdrawnVotes, ofDrafts] = await Promise.all([
    notifyOfVotes(transaction, votes.filter(isNewToAuthor)),
    deleteEmptyVoteNotifications(
      transaction,
      votes.filter(isWithdrawn).map(({ postId }) => postId),
    ),
    insertNotifications(transaction, drafts),
    deleteExpired(transaction, recipients, ttlDays),
  ]);
  return [...ofVotes, ...ofWithdrawnVotes, ...ofDrafts];
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

type Voting = Extract<Activity, { kind: 'post voted' }>;

/** A switched vote needs no new notification. */
const isNewToAuthor = ({ actorId, postAuthorId, before }: Voting): boolean =>
  actorId !== postAuthorId && before === null;

const isWithdrawn = ({ actorId, postAuthorId, after }: Voting): boolean =>
  actorId !== postAuthorId && after === null;
