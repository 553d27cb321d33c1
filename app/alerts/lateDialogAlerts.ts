import { late } from '@alphazone/react';

import type { Alerts } from './Alerts';
import type { AlertedUser, DialogAlerts } from './dialogAlerts';

export interface LateDialogAlerts extends DialogAlerts {
  preload: () => Promise<unknown>;
}

/** Loads its machine with the first alert, or by `preload`. Without a connection, the browser's own alerts appear. */
export function lateDialogAlerts(native: Alerts, user: AlertedUser): LateDialogAlerts {
  const dialogs = late(async () => (await import('./dialogAlerts')).createDialogAlerts(user));
  const loaded = () => dialogs.load().catch(() => native);

  return {
    preload: dialogs.load,
    alert: async (...alert) => (await loaded()).alert(...alert),
    async confirm(...question) {
      const userId = user.currentUserId();
      // Opens synchronously when loaded: a menu that asks is still mounted then, and its button gets the focus back.
      const alerts = dialogs.current() ?? (await loaded());
      return user.currentUserId() === userId && alerts.confirm(...question);
    },
    current: () => dialogs.current()?.current(),
    subscribe(listener) {
      let stop = dialogs.current()?.subscribe(listener);
      const stopWaiting = dialogs.subscribe(() => {
        stop ??= dialogs.current()?.subscribe(listener);
        listener();
      });
      return () => {
        stopWaiting();
        stop?.();
      };
    },
    accept: (...dialog) => dialogs.current()?.accept(...dialog),
    cancel: (id) => dialogs.current()?.cancel(id),
  };
}
