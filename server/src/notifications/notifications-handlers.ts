import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import { signedIn } from '../contract/handlers';
import { decodeCursor, encodeCursor, momentIn, pageOf, sendPageHeaders } from '../contract/paging';
import { isId } from '../database/ids';
import { badFields } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import {
  countNotifications,
  countUnread,
  listNotifications,
  markRead,
  type NotificationPosition,
} from './notifications-repository';
import { presentNotification } from './present-notification';

type NotificationsHandlers = Pick<Handlers, 'getUnreadCount' | 'listNotifications' | 'markNotificationsRead'>;

/** A member's own notifications. */
export function notificationsHandlers({ db, announce }: Services): NotificationsHandlers {
  return {
    async getUnreadCount(call) {
      const { id } = signedIn(call);
      return { count: (await countUnread(db, [id])).get(id) ?? 0 };
    },

    async listNotifications(call) {
      const { id } = signedIn(call);
      const { limit, cursor } = call.query;
      if (limit === undefined) {
        if (cursor !== undefined) throw badFields({ field: 'cursor', message: messages.cursorNeedsLimit });
        return (await listNotifications(db, id, limits.notifications.maxItems)).map(presentNotification);
      }
      const after = cursor === undefined ? undefined : decodeCursor(cursor, positionIn);
      const [rows, total] = await Promise.all([
        listNotifications(db, id, limit + 1, after),
        countNotifications(db, id),
      ]);
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(call.request, call.reply, {
        total,
        nextCursor: last && encodeCursor([last.created_on.getTime(), last.id]),
      });
      return page.map(presentNotification);
    },

    async markNotificationsRead(call) {
      const { id } = signedIn(call);
      const hasChanged = await markRead(db, id, call.body.notificationIds);
      // The member's other windows.
      if (hasChanged) await announce({ notified: [{ userId: id }] });
      return { message: messages.notificationsRead };
    },
  };
}

function positionIn([createdOn, id, ...rest]: readonly unknown[]): NotificationPosition | undefined {
  const moment = momentIn(createdOn);
  if (!moment || typeof id !== 'string' || !isId(id) || rest.length > 0) return undefined;
  return { createdOn: moment, id };
}
