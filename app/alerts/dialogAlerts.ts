import { alertsMachine, type Dialog } from '@alphazone/machines';
import { createActor } from 'xstate';

import type { AlertChoice, Alerts } from './Alerts';

/** A dialog that is on screen, with the choices it offers beside OK. */
export interface OpenDialog extends Dialog {
  choices: readonly AlertChoice[];
}

/** The kit's dialogs: one at a time, in order. `AlertHost` shows what is open here. */
export interface DialogAlerts extends Alerts {
  /** What is on screen; undefined when nothing is. The same object until that changes. */
  current: () => OpenDialog | undefined;
  subscribe: (listener: () => void) => () => void;
  /** OK, Confirm, or a choice by its value. `id` is that of the dialog on screen. */
  accept: (id: string, choice?: string) => void;
  /** Cancel or Escape. */
  cancel: (id: string) => void;
}

interface Waiting {
  dialog: OpenDialog;
  choice: string | undefined;
  close: (isConfirmed: boolean, choice: string | undefined) => void;
}

export function createDialogAlerts(): DialogAlerts {
  const waiting = new Map<string, Waiting>();
  const actor = createActor(alertsMachine);
  actor.on('dialog.closed', ({ id, confirmed }) => {
    const closed = waiting.get(id);
    waiting.delete(id);
    closed?.close(confirmed, closed.choice);
  });
  actor.start();

  let count = 0;
  function open<R>(
    fields: Omit<Dialog, 'id'>,
    choices: readonly AlertChoice[],
    result: (isConfirmed: boolean, choice: string | undefined) => R,
  ): Promise<R> {
    const dialog = { ...fields, id: `dialog ${++count}` };
    return new Promise((resolve) => {
      waiting.set(dialog.id, {
        dialog: { ...dialog, choices },
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
        choices,
        (_, choice) => choices.find(({ value }) => value === choice)?.value,
      );
    },
    confirm: (message, confirmLabel) =>
      open({ kind: 'confirm', message, confirmLabel }, [], (isConfirmed) => isConfirmed),
    current: () => waiting.get(actor.getSnapshot().context.queue[0]?.id ?? '')?.dialog,
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    accept(id, choice) {
      const entry = waiting.get(id);
      if (entry) entry.choice = choice;
      actor.send({ type: 'dialog.confirmed', id });
    },
    cancel: (id) => actor.send({ type: 'dialog.cancelled', id }),
  };
}
