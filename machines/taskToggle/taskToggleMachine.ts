import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';

import { alertOf, type AlertRaised } from '../shared/alert';
import { serverMessageOf } from '../shared/serverMessage';

export interface TaskToggleInput {
  /** The user whose profile is shown. */
  ownerId: string;
  /** The current user; undefined for a guest. */
  viewerId: string | undefined;
}

/** What the machine tells the `server` actor. */
export interface TaskChange {
  type: 'task.toggle' | 'task.complete';
  taskId: string;
}

export type TaskToggleEvent =
  /** A click on the task's icon. */
  | { type: 'task.toggled'; taskId: string }
  /** Mark Done. */
  | { type: 'task.completed'; taskId: string }
  /** From the `server` actor: the change is saved. `user` is the user with the changed task. */
  | { type: 'change.accepted'; change: TaskChange; user: unknown }
  /** From the `server` actor: the change is not saved. An error's `serverMessage` is shown. */
  | { type: 'change.refused'; change: TaskChange; error: unknown };

/** What becomes of a task. */
export type TaskAlert = 'taskNotYours' | 'taskUpdated' | 'taskUpdateFailed' | 'taskCompletionFailed';

export type TaskToggleEmitted =
  | AlertRaised<TaskAlert>
  /** The server's answer: the user with the changed task. */
  | { type: 'profile.received'; user: unknown };

/** The server's message, or else the error's. */
const reasonOf = (error: unknown): string =>
  serverMessageOf(error) ?? (error instanceof Error ? error.message : String(error));

const changeOf = (event: TaskToggleEvent): TaskChange | undefined => {
  if (event.type === 'task.toggled') return { type: 'task.toggle', taskId: event.taskId };
  return event.type === 'task.completed' ? { type: 'task.complete', taskId: event.taskId } : undefined;
};

/**
 * The tasks of a profile, for as long as their list is shown. Toggles and completes tasks of the viewer's own
 * profile, several at a time, but each task only once at a time.
 */
export const taskToggleMachine = setup({
  types: {
    input: {} as TaskToggleInput,
    context: {} as TaskToggleInput & {
      /** The ids of the tasks whose change the server has not answered. */
      pendingIds: readonly string[];
    },
    events: {} as TaskToggleEvent,
    emitted: {} as TaskToggleEmitted,
  },
  actors: {
    /** Sends each change to the server and answers it with `change.accepted` or `change.refused`; `app` binds it with `provide`. */
    server: fromCallback<TaskChange>(() => {
      throw new Error('taskToggleMachine: provide the "server" actor before starting it.');
    }),
  },
  actions: {
    addPending: assign({
      pendingIds: ({ context: { pendingIds }, event }) => {
        const change = changeOf(event);
        return change ? [...pendingIds, change.taskId] : pendingIds;
      },
    }),
    removePending: assign({
      pendingIds: ({ context: { pendingIds }, event }) =>
        'change' in event ? pendingIds.filter((id) => id !== event.change.taskId) : pendingIds,
    }),
    sendChange: sendTo('server', ({ event }) => {
      const change = changeOf(event);
      if (!change) throw new Error('taskToggleMachine: only a click changes a task.');
      return change;
    }),
    emitNotYours: emit({ type: 'alert.raised', code: 'taskNotYours' }),
    emitAccepted: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'change.accepted') return;
      enqueue.emit({ type: 'profile.received', user: event.user });
      if (event.change.type === 'task.toggle') enqueue.emit({ type: 'alert.raised', code: 'taskUpdated' });
    }),
    emitRefused: emit((_, { change, error }: { change: TaskChange; error: unknown }) =>
      change.type === 'task.toggle'
        ? alertOf<TaskAlert>('taskUpdateFailed', error)
        : { type: 'alert.raised', code: 'taskCompletionFailed', reason: reasonOf(error) },
    ),
  },
  guards: {
    isOwner: ({ context }) => context.viewerId === context.ownerId,
    isPending: ({ context, event }) => context.pendingIds.includes(changeOf(event)?.taskId ?? ''),
    isSettled: ({ context }) => context.pendingIds.length === 0,
  },
}).createMachine({
  id: 'taskToggle',
  context: ({ input }) => ({ ...input, pendingIds: [] }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOwner', target: 'owning' }, { target: 'viewing' }] },
    /** The profile of another user, whose tasks cannot be changed. */
    viewing: {
      on: { 'task.toggled': { actions: 'emitNotYours' }, 'task.completed': { actions: 'emitNotYours' } },
    },
    owning: {
      invoke: { id: 'server', src: 'server' },
      initial: 'idle',
      on: {
        'task.toggled': [
          { guard: 'isPending' },
          { target: '.pending', actions: ['addPending', 'sendChange'] },
        ],
        'task.completed': [
          { guard: 'isPending' },
          { target: '.pending', actions: ['addPending', 'sendChange'] },
        ],
      },
      states: {
        idle: {},
        /** The server has not answered every change. */
        pending: {
          on: {
            'change.accepted': { actions: ['removePending', 'emitAccepted'] },
            'change.refused': {
              actions: [
                'removePending',
                {
                  type: 'emitRefused',
                  params: ({ event }) => ({ change: event.change, error: event.error }),
                },
              ],
            },
          },
          always: { guard: 'isSettled', target: 'idle' },
        },
      },
    },
  },
});
