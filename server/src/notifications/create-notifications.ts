import type { Activity, Notice, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import { mentionedIds } from '../mentions/mention-rules';
import {
  deleteEmptyVoteNotifications,
  deleteExpired,
  findReferralCircles,
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
  const drafts = [...(await draftsOf(transaction, activities)), ...draftsOfRewards(rewards)];
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
  activities: readonly Activity[],
): Promise<readonly NotificationDraft[]> {
  const posts = activities.filter((activity) => activity.kind === 'post created');
  const comments = activities.filter((activity) => activity.kind === 'comment created');
  const authorIds = posts.map(({ actorId }) => actorId);
  const circles = await findReferralCircles(transaction, authorIds, maxReferralRecipients);
  return [
    ...posts.flatMap((post, index) =>
      draftsOfPost({ ...post, mentioned: mentionedIn(post), referral: circles[index] ?? [] }),
    ),
    ...comments.flatMap((comment) => draftsOfComment({ ...comment, mentioned: mentionedIn(comment) })),
  ];
}

const mentionedIn = ({ body, actorId }: { body: string; actorId: string }) => mentionedIds(body, actorId);

type Voting = Extract<Activity, { kind: 'post voted' }>;

/** A switched vote needs no new notification. */
const isNewToAuthor = ({ actorId, postAuthorId, before }: Voting): boolean =>
  actorId !== postAuthorId && before === null;

const isWithdrawn = ({ actorId, postAuthorId, after }: Voting): boolean =>
  actorId !== postAuthorId && after === null;
