import { assign, emit, fromPromise, setup } from 'xstate';

import { messages } from '../messages';
import { serverMessageOf, type AlertRaised } from '../shared/serverMessage';

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

export type TaskToggleEmitted =
  | AlertRaised
  /** The server's answer: the user with the changed task. */
  | { type: 'profile.received'; user: unknown };

/** The task that is being changed. */
export interface TaskRequest {
  userId: string;
  taskId: string;
}

const reasonOf = (error: unknown): string =>
  serverMessageOf(error) ?? (error instanceof Error ? error.message : String(error));

/** Toggles and completes one's own tasks, one at a time. Spec sections 2 (Profile), 5 and 8. */
export const taskToggleMachine = setup({
  types: {
    input: {} as TaskToggleInput,
    context: {} as TaskToggleInput & {
      /** The task that is being changed. */
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
    forgetTask: assign({ taskId: undefined }),
    emitNotYours: emit({ type: 'alert.raised', message: messages.tasks.notYours }),
    emitUpdated: emit({ type: 'alert.raised', message: messages.tasks.updated }),
    emitToggleFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'alert.raised',
      message: serverMessageOf(error) ?? messages.tasks.updateFailed,
    })),
    emitCompletionFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'alert.raised',
      message: messages.tasks.completionFailed(reasonOf(error)),
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
  states: {
    idle: {
      entry: 'forgetTask',
      on: {
        'task.toggled': [
          { guard: 'isForeign', actions: 'emitNotYours' },
          { target: 'toggling', actions: 'takeTask' },
        ],
        'task.completed': [
          { guard: 'isForeign', actions: 'emitNotYours' },
          { target: 'completing', actions: 'takeTask' },
        ],
      },
    },
    toggling: {
      invoke: {
        id: 'toggle',
        src: 'toggle',
        input: ({ context }) => ({ userId: context.ownerId, taskId: context.taskId ?? '' }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'emitUser', params: ({ event }) => ({ user: event.output }) }, 'emitUpdated'],
        },
        onError: {
          target: 'idle',
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
          target: 'idle',
          actions: { type: 'emitUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'emitCompletionFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
