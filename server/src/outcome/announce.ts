import type { Notice } from '../activity/activity';
import type { DatabaseReader } from '../database/database';
import { countUnread, findNotifications } from '../notifications/notifications-repository';
import { serialiseNotification } from '../notifications/serialise-notification';
import { serialisePostChange } from '../posts/serialise-post';
import type { Publisher } from '../publisher';
import { inBatches } from './in-batches';
import type { Outcome } from './outcome';

/** Call it after the commit. */
export type Announce = (outcome: Outcome) => Promise<void>;

export const announceNothing: Announce = () => Promise.resolve();

/** Never rejects: clients that miss a push catch up with their next poll. */
export function createAnnounce(
  db: DatabaseReader,
  publisher: Publisher,
  onError: (error: unknown) => void,
): Announce {
  const announceNotices = inBatches(pushNotices);
  return async ({ revokedUsers, deletedPosts, changedPosts, notices }) => {
    try {
      for (const userId of revokedUsers) publisher.sessionsEnded(userId);
      for (const _id of deletedPosts) publisher.postChanged({ _id, deleted: true });
      for (const counts of changedPosts) publisher.postChanged(serialisePostChange(counts));
      const wanted = notices.filter(({ userId }) => publisher.isListening(userId));
      if (wanted.length > 0) await announceNotices(wanted);
    } catch (error) {
      onError(error);
    }
  };

  async function pushNotices(notices: readonly Notice[]): Promise<void> {
    const [counts, rows] = await Promise.all([
      countUnread(
        db,
        notices.map(({ userId }) => userId),
      ),
      findNotifications(
        db,
        notices.flatMap(({ notificationId }) => notificationId ?? []),
      ),
    ]);
    const items = new Map(rows.map((row) => [row.id, row]));
    for (const { userId, notificationId } of notices) {
      const row = notificationId === undefined ? undefined : items.get(notificationId);
      publisher.notified(userId, {
        count: counts.get(userId) ?? 0,
        ...(row && { item: serialiseNotification(row) }),
      });
    }
  }
}
