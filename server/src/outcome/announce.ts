import { setImmediate } from 'node:timers/promises';

import type { ChangedNotification } from '../activity/activity';
import { createBatchQueue } from '../queues/batch-queue';
import type { DatabaseReader } from '../database/database';
import { countUnread, findNotifications } from '../notifications/notifications-repository';
import { serialiseNotification } from '../notifications/serialise-notification';
import { serialisePostChange } from '../posts/serialise-post';
import type { Publisher } from '../publisher';
import type { Outcome } from './outcome';

/** Call it after the commit. */
export type Announce = (outcome: Outcome) => Promise<void>;

export const announceNothing: Announce = () => Promise.resolve();

/** Never rejects: clients that miss a push catch up with their next poll. */
export function createAnnounce(
  db: DatabaseReader,
  publisher: Publisher,
  onError: (error: unknown) => void,
  push: (notificationIds: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Announce {
  const announceNotification = createBatchQueue<ChangedNotification, void>({
    async run(changed) {
      await pushNotifications(changed);
      return changed.map(() => undefined);
    },
    maxSize: Infinity,
  });
  return async ({ changedAccess, ...outcome }) => {
    // Not awaited: a push service may be slow.
    const ids = outcome.changedNotifications.flatMap(({ notificationId, canBePushed }) =>
      canBePushed && notificationId !== undefined ? notificationId : [],
    );
    if (ids.length > 0) push(ids).catch(onError);
    await announceChanges(outcome).catch(onError);
    try {
      // Last, so that a banned member's sockets still get the notification with the reason.
      for (const userId of changedAccess) publisher.accessChanged(userId);
    } catch (error) {
      onError(error);
    }
  };

  async function announceChanges(outcome: Omit<Outcome, 'changedAccess'>) {
    const { deletedPosts, changedPosts, moderated, changedNotifications, changedCases, changedDecisions } =
      outcome;
    for (const _id of deletedPosts) publisher.postChanged({ _id, deleted: true });
    for (const [index, change] of moderated.entries()) {
      // A broadcast to many sockets is slow, and a deleted account may have many messages.
      if (index > 0) await setImmediate();
      publisher.contentModerated(change);
    }
    for (const counts of changedPosts) publisher.postChanged(serialisePostChange(counts));
    for (const changed of changedCases) publisher.caseChanged(changed);
    for (const changed of changedDecisions) publisher.decisionChanged(changed);
    const wanted = changedNotifications.filter(({ userId }) => publisher.isListening(userId));
    await Promise.all(wanted.map(announceNotification));
  }

  async function pushNotifications(changed: readonly ChangedNotification[]): Promise<void> {
    const [counts, rows] = await Promise.all([
      countUnread(
        db,
        changed.map(({ userId }) => userId),
      ),
      findNotifications(
        db,
        changed.flatMap(({ notificationId }) => notificationId ?? []),
      ),
    ]);
    const items = new Map(rows.map((row) => [row.id, row]));
    for (const { userId, notificationId } of changed) {
      const row = notificationId === undefined ? undefined : items.get(notificationId);
      publisher.notified(userId, {
        count: counts.get(userId) ?? 0,
        ...(row && { item: serialiseNotification(row) }),
      });
    }
  }
}
