import { assign, emit, setup } from 'xstate';

export interface Dialog {
  /** Unique; `dialog.closed` refers to it. */
  id: string;
  /** An alert has one button, a confirmation two. */
  kind: 'alert' | 'confirm';
  message: string;
  /** Label of the confirm button. @default the kit's */
  confirmLabel?: string | undefined;
}

export type AlertsEvent =
  /** Queues a dialog. */
  | { type: 'dialog.requested'; dialog: Dialog }
  /** OK or Confirm. Ignored unless `id` is on screen: a double click must not confirm the next dialog. */
  | { type: 'dialog.confirmed'; id: string }
  /** Cancel or Escape. Closes an alert like OK. */
  | { type: 'dialog.cancelled'; id: string };

/** Emitted exactly once per requested dialog. `confirmed` is always true for an alert. */
export interface DialogClosed {
  type: 'dialog.closed';
  id: string;
  confirmed: boolean;
}

/** Shows dialogs one at a time, in the order they were requested: `queue[0]` is on screen. */
export const alertsMachine = setup({
  types: {
    context: {} as { queue: readonly Dialog[] },
    events: {} as AlertsEvent,
    emitted: {} as DialogClosed,
  },
  actions: {
    enqueue: assign({
      queue: ({ context, event }) =>
        event.type === 'dialog.requested' ? [...context.queue, event.dialog] : context.queue,
    }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
    emitClosed: emit(({ context, event }) => ({
      type: 'dialog.closed',
      id: context.queue[0]?.id ?? '',
      confirmed: event.type === 'dialog.confirmed' || context.queue[0]?.kind === 'alert',
    })),
  },
  guards: {
    isOnScreen: ({ context, event }) => 'id' in event && event.id === context.queue[0]?.id,
    isLast: ({ context, event }) =>
      'id' in event && event.id === context.queue[0]?.id && context.queue.length === 1,
  },
}).createMachine({
  id: 'alerts',
  context: { queue: [] },
  initial: 'idle',
  on: { 'dialog.requested': { target: '.showing', actions: 'enqueue' } },
  states: {
    idle: {},
    showing: {
      on: {
        'dialog.confirmed': [
          { guard: 'isLast', target: 'idle', actions: ['emitClosed', 'dequeue'] },
          { guard: 'isOnScreen', actions: ['emitClosed', 'dequeue'] },
        ],
        'dialog.cancelled': [
          { guard: 'isLast', target: 'idle', actions: ['emitClosed', 'dequeue'] },
          { guard: 'isOnScreen', actions: ['emitClosed', 'dequeue'] },
        ],
      },
    },
  },
});
