import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';

import { alertOf, type AlertRaised } from '../shared/alert';
import { missingActor } from '../shared/missingActor';
import { serverMessageOf } from '../shared/serverMessage';

export interface TaskToggleInput {
  /** The owner of the profile. */
  ownerId: string;
  /** The current user; undefined for a guest. */
  viewerId: string | undefined;
}

export interface TaskChange {
  type: 'task.toggle' | 'task.complete';
  taskId: string;
}

export type TaskToggleEvent =
  /** The user clicked the task's icon. */
  | { type: 'task.toggled'; taskId: string }
  /** The user clicked Mark Done. */
  | { type: 'task.completed'; taskId: string }
  /** From the `server` actor: the change is saved. `user` is the updated user. */
  | { type: 'change.accepted'; change: TaskChange; user: unknown }
  /** From the `server` actor: the change failed. The `serverMessage` of the error is shown. */
  | { type: 'change.refused'; change: TaskChange; error: unknown };

export type TaskAlert = 'taskNotYours' | 'taskUpdated' | 'taskUpdateFailed' | 'taskCompletionFailed';

export type TaskToggleEmitted =
  | AlertRaised<TaskAlert>
  /** The updated user from the server. */
  | { type: 'profile.received'; user: unknown };

const reasonOf = (error: unknown): string =>
  serverMessageOf(error) ?? (error instanceof Error ? error.message : String(error));

const changeOf = (event: TaskToggleEvent): TaskChange | undefined => {
  if (event.type === 'task.toggled') return { type: 'task.toggle', taskId: event.taskId };
  return event.type === 'task.completed' ? { type: 'task.complete', taskId: event.taskId } : undefined;
};

/** The task list of a profile. Only the owner can toggle and complete tasks, one pending change per task. */
export const taskToggleMachine = setup({
  types: {
    input: {} as TaskToggleInput,
    context: {} as TaskToggleInput & {
      pendingIds: readonly string[];
    },
    events: {} as TaskToggleEvent,
    emitted: {} as TaskToggleEmitted,
  },
  actors: {
    /** Sends each change to the server, then `change.accepted` or `change.refused` to the machine. */
    server: fromCallback<TaskChange>(missingActor('taskToggle', 'server')),
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
    sendChange: sendTo('server', ({ event }) => changeOf(event)!),
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
