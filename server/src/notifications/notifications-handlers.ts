import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { decodeCursor, pageOf, parseTimePosition, sendPageHeaders, timeCursor } from '../contract/paging';
import { badFields } from '../errors';
import { idempotencyKeyOf, respondToRepeat } from '../idempotency/idempotency-key';
import { messages } from '../messages';
import type { Services } from '../services';
import { markNotificationsRead } from './mark-notifications-read';
import { countNotifications, countUnread, listNotifications } from './notifications-repository';
import { serialiseNotification } from './serialise-notification';

type NotificationsHandlers = Pick<Handlers, 'getUnreadCount' | 'listNotifications' | 'markNotificationsRead'>;

export function notificationsHandlers(services: Services): NotificationsHandlers {
  const { db } = services;
  return {
    async getUnreadCount(call) {
      const { id } = requireMember(call);
      return { count: (await countUnread(db, [id])).get(id) ?? 0 };
    },

    async listNotifications(call) {
      const { id } = requireMember(call);
      const { limit, cursor, unread = false } = call.query;
      const filter = { userId: id, isUnread: unread };
      if (limit === undefined) {
        if (cursor !== undefined) throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
        return (await listNotifications(db, filter, limits.notifications.maxItems)).map(
          serialiseNotification,
        );
      }
      const after = decodeCursor(cursor, parseTimePosition);
      const [rows, total] = await Promise.all([
        listNotifications(db, filter, limit + 1, after),
        countNotifications(db, filter),
      ]);
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(call.request, call.reply, {
        total,
        nextCursor: last && timeCursor(last.created_on, last.id),
      });
      return page.map(serialiseNotification);
    },

    async markNotificationsRead(call) {
      const { id } = requireMember(call);
      const ids = call.body.notificationIds;
      await respondToRepeat(
        () =>
          markNotificationsRead(services, { userId: id, ids, idempotency: idempotencyKeyOf(call.request) }),
        () => undefined,
      );
      return { message: messages.notificationsRead };
    },
  };
}
