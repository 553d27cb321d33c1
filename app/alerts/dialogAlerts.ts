import { alertsMachine, type Dialog } from '@alphazone/machines';
import type { Forum, SessionStore } from '@alphazone/react';
import { createActor } from 'xstate';

import type { AlertChoice, Alerts } from './Alerts';
import { browserAlerts } from './browserAlerts';

export interface OpenDialog extends Dialog {
  choices: readonly AlertChoice[];
  cancelLabel?: string | undefined;
  /** Shows the browser's own dialog, if the kit's cannot be loaded. */
  showNative: () => void;
}

export interface DialogAlerts extends Alerts {
  /** Referentially stable until it changes. */
  current: () => OpenDialog | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Ignored unless `id` is on screen. */
  accept: (id: string, choice?: string) => void;
  cancel: (id: string) => void;
}

interface PendingDialog {
  dialog: OpenDialog;
  choice: string | undefined;
  /** The user who was asked. */
  userId: string | undefined;
  close: (isConfirmed: boolean, choice: string | undefined) => void;
}

/** The forum, whose current user the questions are for. */
export interface AlertedUser extends Pick<Forum, 'currentUserId'> {
  session: Pick<SessionStore, 'subscribe'>;
}

/** Declines all open questions when the user's session ends or another one's begins. */
export function createDialogAlerts({ currentUserId, session }: AlertedUser): DialogAlerts {
  const pending = new Map<string, PendingDialog>();
  const actor = createActor(alertsMachine);
  actor.on('dialog.closed', ({ id, confirmed }) => {
    const closed = pending.get(id);
    pending.delete(id);
    closed?.close(confirmed, closed.choice);
  });
  actor.start();

  const declineOthers = () => {
    const [shown] = actor.getSnapshot().context.queue;
    const { dialog, userId } = pending.get(shown?.id ?? '') ?? {};
    if (dialog && isQuestion(dialog) && userId !== currentUserId())
      actor.send({ type: 'dialog.cancelled', id: dialog.id });
  };
  session.subscribe(declineOthers);
  // Also declines questions that waited behind another dialog.
  actor.subscribe(declineOthers);

  let count = 0;
  function open<R>(
    fields: Omit<Dialog, 'id'>,
    extras: Omit<OpenDialog, keyof Dialog | 'showNative'>,
    result: (isConfirmed: boolean, choice: string | undefined) => R,
  ): Promise<R> {
    const dialog = { ...fields, id: `dialog ${++count}` };
    return new Promise((resolve) => {
      pending.set(dialog.id, {
        dialog: { ...dialog, ...extras, showNative: () => void showNative(dialog) },
        choice: undefined,
        userId: currentUserId(),
        close: (isConfirmed, choice) => resolve(result(isConfirmed, choice)),
      });
      actor.send({ type: 'dialog.requested', dialog });
    });
  }

  async function showNative({ id, kind, message }: Dialog) {
    const native = browserAlerts(window);
    if (kind === 'confirm' && !(await native.confirm(message))) return alerts.cancel(id);
    if (kind === 'alert') await native.alert(message);
    alerts.accept(id);
  }

  const alerts: DialogAlerts = {
    alert<T extends string>(message: string, choices: readonly AlertChoice<T>[] = []) {
      return open(
        { kind: 'alert', message },
        { choices },
        (_, choice) => choices.find(({ value }) => value === choice)?.value,
      );
    },
    confirm: (message, confirmLabel, cancelLabel) =>
      open(
        { kind: 'confirm', message, confirmLabel },
        { choices: [], cancelLabel },
        (isConfirmed) => isConfirmed,
      ),
    current: () => pending.get(actor.getSnapshot().context.queue[0]?.id ?? '')?.dialog,
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    accept(id, choice) {
      const entry = pending.get(id);
      if (entry) entry.choice = choice;
      actor.send({ type: 'dialog.confirmed', id });
    },
    cancel: (id) => actor.send({ type: 'dialog.cancelled', id }),
  };
  return alerts;
}

const isQuestion = ({ kind, choices }: OpenDialog) => kind === 'confirm' || choices.length > 0;
