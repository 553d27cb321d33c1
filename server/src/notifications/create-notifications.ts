import type { Activity, ChangedNotification, Reward } from '../activity/activity';
import type { DatabaseTransaction } from '../database/database';
import { mentionedIds } from '../mentions/mention-rules';
import {
  deleteEmptyVoteNotifications,
  deleteExpired,
  findReferralCircles,
  insertNotifications,
  type NotificationDraft,
} from './notification-writes-repository';
import { draftsOfComment, draftsOfPost, draftsOfRewards, maxReferralRecipients } from './notifications-rules';

/** Except for votes: see `storeVotes`. Also deletes obsolete ones. Locks no users. Call it last: see the order of locks in docs/architecture.md. */
export async function createNotifications(
  transaction: DatabaseTransaction,
  activities: readonly Activity[],
  rewards: readonly Reward[],
): Promise<readonly ChangedNotification[]> {
  const drafts = [...(await draftsOf(transaction, activities)), ...draftsOfRewards(rewards)];
  const votes = activities.filter((activity) => activity.kind === 'post voted');
  const withdrawn = votes.filter(
    ({ actorId, postAuthorId, after }) => actorId !== postAuthorId && after === null,
  );
  const recipients = [
    ...votes.map(({ postAuthorId }) => postAuthorId),
    ...drafts.map(({ userId }) => userId),
  ];
  const [ofWithdrawnVotes, ofDrafts] = await Promise.all([
    deleteEmptyVoteNotifications(
      transaction,
      withdrawn.map(({ postId }) => postId),
    ),
    insertNotifications(transaction, drafts),
    deleteExpired(transaction, recipients),
  ]);
  return [...ofWithdrawnVotes, ...ofDrafts];
}

async function draftsOf(
  transaction: DatabaseTransaction,
  activities: readonly Activity[],
): Promise<readonly NotificationDraft[]> {
  const posts = activities.filter((activity) => activity.kind === 'post created');
  const comments = activities
    .filter((activity) => activity.kind === 'comment created')
    .filter(({ isPostHidden = false }) => !isPostHidden);
  const authorIds = posts.map(({ actorId }) => actorId);
  const circles = await findReferralCircles(transaction, authorIds, maxReferralRecipients);
  return [
    ...posts.flatMap((post, index) =>
      withoutNotified(
        post,
        draftsOfPost({ ...post, mentioned: mentionedIn(post), referral: circles[index] ?? [] }),
      ),
    ),
    ...comments.flatMap((comment) =>
      withoutNotified(comment, draftsOfComment({ ...comment, mentioned: mentionedIn(comment) })),
    ),
  ];
}

const withoutNotified = (
  { notified = [] }: { notified?: readonly string[] },
  drafts: readonly NotificationDraft[],
) => drafts.filter(({ userId }) => !notified.includes(userId));

const mentionedIn = ({ body, actorId }: { body: string; actorId: string }) => mentionedIds(body, actorId);
