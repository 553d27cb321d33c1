import { assign, emit, fromPromise, setup } from 'xstate';

import { alertOf, type AlertRaised } from '../shared/alert';
import { serverMessageOf } from '../shared/serverMessage';

export interface TaskToggleInput {
  /** Whose profile is shown. */
  ownerId: string;
  /** Who looks at it; undefined for a guest. */
  viewerId: string | undefined;
}

export type TaskToggleEvent =
  /** A click on the task's icon. */
  | { type: 'task.toggled'; taskId: string }
  /** Mark Done. */
  | { type: 'task.completed'; taskId: string };

/** What comes of a task. Spec sections 5, Task toggling, and 8. */
export type TaskAlert = 'taskNotYours' | 'taskUpdated' | 'taskUpdateFailed' | 'taskCompletionFailed';

export type TaskToggleEmitted =
  | AlertRaised<TaskAlert>
  /** The server's answer: the user with the changed task. */
  | { type: 'profile.received'; user: unknown };

/** What the actors are asked to change. */
export interface TaskRequest {
  userId: string;
  taskId: string;
}

/** Spec section 8, Manual task: the server's message or else the error's. */
const reasonOf = (error: unknown): string =>
  serverMessageOf(error) ?? (error instanceof Error ? error.message : String(error));

/** Toggles and completes one's own tasks, one at a time. Spec sections 2 (Profile), 5 and 8. */
export const taskToggleMachine = setup({
  types: {
    input: {} as TaskToggleInput,
    context: {} as TaskToggleInput & {
      /** The task that is being changed, or was changed last. */
      taskId: string | undefined;
    },
    events: {} as TaskToggleEvent,
    emitted: {} as TaskToggleEmitted,
  },
  actors: {
    /** Toggles a task and resolves with the updated user; `app` binds it with `provide`. */
    toggle: fromPromise<unknown, TaskRequest>(() => {
      throw new Error('taskToggleMachine: provide the "toggle" actor before starting it.');
    }),
    /** Completes a manual task and resolves with the updated user; `app` binds it with `provide`. */
    complete: fromPromise<unknown, TaskRequest>(() => {
      throw new Error('taskToggleMachine: provide the "complete" actor before starting it.');
    }),
  },
  actions: {
    takeTask: assign({ taskId: ({ event }) => event.taskId }),
    emitNotYours: emit({ type: 'alert.raised', code: 'taskNotYours' }),
    emitUpdated: emit({ type: 'alert.raised', code: 'taskUpdated' }),
    emitToggleFailed: emit((_, { error }: { error: unknown }) => alertOf('taskUpdateFailed', error)),
    emitCompletionFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'alert.raised',
      code: 'taskCompletionFailed',
      reason: reasonOf(error),
    })),
    emitUser: emit((_, { user }: { user: unknown }) => ({ type: 'profile.received', user })),
  },
  guards: {
    isForeign: ({ context }) => context.viewerId !== context.ownerId,
  },
}).createMachine({
  id: 'taskToggle',
  context: ({ input }) => ({ ...input, taskId: undefined }),
  initial: 'idle',
  on: {
    'task.toggled': [
      { guard: 'isForeign', actions: 'emitNotYours' },
      { target: '.pending.toggling', actions: 'takeTask' },
    ],
    'task.completed': [
      { guard: 'isForeign', actions: 'emitNotYours' },
      { target: '.pending.completing', actions: 'takeTask' },
    ],
  },
  states: {
    idle: {},
    pending: {
      // One change at a time.
      on: { 'task.toggled': {}, 'task.completed': {} },
      initial: 'toggling',
      states: {
        toggling: {
          invoke: {
            id: 'toggle',
            src: 'toggle',
            input: ({ context }) => ({ userId: context.ownerId, taskId: context.taskId ?? '' }),
            onDone: {
              target: '#taskToggle.done',
              actions: [{ type: 'emitUser', params: ({ event }) => ({ user: event.output }) }, 'emitUpdated'],
            },
            onError: {
              target: '#taskToggle.failed',
              actions: { type: 'emitToggleFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        completing: {
          invoke: {
            id: 'complete',
            src: 'complete',
            input: ({ context }) => ({ userId: context.ownerId, taskId: context.taskId ?? '' }),
            onDone: {
              target: '#taskToggle.done',
              actions: { type: 'emitUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: {
              target: '#taskToggle.failed',
              actions: { type: 'emitCompletionFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    /** The last change is on the server. */
    done: {},
    /** The last change is not on the server: what was shown early has to be taken back. */
    failed: {},
  },
});
