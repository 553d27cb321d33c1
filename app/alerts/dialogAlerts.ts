import { alertsMachine, type Dialog } from '@alphazone/machines';
import { createActor } from 'xstate';

import type { AlertChoice, Alerts } from './Alerts';

export interface OpenDialog extends Dialog {
  choices: readonly AlertChoice[];
  cancelLabel?: string | undefined;
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
  close: (isConfirmed: boolean, choice: string | undefined) => void;
}

export function createDialogAlerts(): DialogAlerts {
  const pending = new Map<string, PendingDialog>();
  const actor = createActor(alertsMachine);
  actor.on('dialog.closed', ({ id, confirmed }) => {
    const closed = pending.get(id);
    pending.delete(id);
    closed?.close(confirmed, closed.choice);
  });
  actor.start();

  let count = 0;
  function open<R>(
    fields: Omit<Dialog, 'id'>,
    extras: Omit<OpenDialog, keyof Dialog>,
    result: (isConfirmed: boolean, choice: string | undefined) => R,
  ): Promise<R> {
    const dialog = { ...fields, id: `dialog ${++count}` };
    return new Promise((resolve) => {
      pending.set(dialog.id, {
        dialog: { ...dialog, ...extras },
        choice: undefined,
        close: (isConfirmed, choice) => resolve(result(isConfirmed, choice)),
      });
      actor.send({ type: 'dialog.requested', dialog });
    });
  }

  return {
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
}
