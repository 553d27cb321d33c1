import type { Outcome } from '../activity/activity';
import type { Database } from '../database/database';
import type { Publisher } from '../publisher';
import { countUnread, findNotifications } from './notifications-repository';
import { presentNotification } from './present-notification';

/** Tells the members who are connected what an activity brought them. Call it after the commit. */
export type Announce = (outcome: Pick<Outcome, 'notified'>) => Promise<void>;

/**
 * Members who are told nothing now hear of it at their next poll: what fails here fails no request.
 *
 * @param onError Hears of what failed.
 */
export function createAnnounce(
  db: Database,
  publisher: Publisher,
  onError: (error: unknown) => void,
): Announce {
  return async ({ notified }) => {
    if (notified.length === 0) return;
    try {
      const [counts, rows] = await Promise.all([
        countUnread(
          db,
          notified.map(({ userId }) => userId),
        ),
        findNotifications(
          db,
          notified.flatMap(({ notificationId }) => notificationId ?? []),
        ),
      ]);
      const items = new Map(rows.map((row) => [row.id, row]));
      for (const { userId, notificationId } of notified) {
        const row = notificationId === undefined ? undefined : items.get(notificationId);
        publisher.notified(userId, {
          count: counts.get(userId) ?? 0,
          ...(row && { item: presentNotification(row) }),
        });
      }
    } catch (error) {
      onError(error);
    }
  };
}
