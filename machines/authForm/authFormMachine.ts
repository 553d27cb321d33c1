import { assign, emit, fromPromise, setup } from 'xstate';

import type { SessionProfile } from '../session/profile';
import { alertOf, type AlertRaised } from '../shared/alert';
import { missingActor } from '../shared/missingActor';
import {
  authFormOf,
  editAuthForm,
  type AuthFormContext,
  type AuthFormEvent,
  type AuthFormInput,
} from './authForm';
import {
  emptyFields,
  findProblem,
  buildRequest,
  challengeIn,
  type AuthAlert,
  type AuthMode,
  type AuthRequest,
  type CodeRequest,
} from './authRules';

/** `confirmation needed`: the server has mailed a link instead of starting a session. */
export type AuthResponse = SessionProfile | 'confirmation needed' | undefined;

export type AuthFormEmitted =
  | AlertRaised<AuthAlert>
  /** The server returned a session. Send it to the session machine as `session.started`. */
  | { type: 'auth.succeeded'; mode: AuthMode; session: SessionProfile };

/** The form for log-in and sign-up, and the second factor after it. */
export const authFormMachine = setup({
  types: {
    input: {} as AuthFormInput,
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    emitted: {} as AuthFormEmitted,
  },
  actors: {
    /** Sends the request. Resolves with undefined for an unknown response. An error's `serverMessage` is shown. */
    submit: fromPromise<AuthResponse, AuthRequest>(missingActor('authForm', 'submit')),
    /** Completes a log-in with the code of a second factor. Resolves and fails like `submit`. */
    complete: fromPromise<SessionProfile | undefined, CodeRequest>(missingActor('authForm', 'complete')),
    /** Logs in with a passkey. Resolves with undefined when the user changes their mind. */
    usePasskey: fromPromise<SessionProfile | undefined>(missingActor('authForm', 'usePasskey')),
  },
  actions: {
    edit: assign(({ context, event }) => editAuthForm(context, event)),
    clear: assign({ fields: emptyFields, challenge: undefined, code: undefined }),
    setMailedTo: assign({ mailedTo: ({ context }) => context.fields.email.trim() }),
    setChallenge: assign((_, { error }: { error: unknown }) => ({ challenge: challengeIn(error), code: '' })),
    emitAlert: emit((_, { code, error }: { code: AuthAlert; error?: unknown }) => alertOf(code, error)),
    emitProblem: emit(({ context }) => ({
      type: 'alert.raised',
      // The guard guarantees a problem; the fallback only satisfies the type.
      code: findProblem(context.mode, context.fields) ?? 'emailAndPasswordMissing',
    })),
    emitFailure: emit(({ context }, { error }: { error: unknown }) =>
      alertOf(context.mode === 'logIn' ? 'logInFailed' : 'signUpFailed', error),
    ),
    emitSuccess: emit(({ context }, { session }: { session: AuthResponse }) => {
      if (typeof session !== 'object')
        throw new Error('authFormMachine: only a complete session is a success.');
      return { type: 'auth.succeeded', mode: context.mode, session };
    }),
  },
  guards: {
    isComplete: (_, { session }: { session: AuthResponse }) => typeof session === 'object',
    isConfirmationNeeded: (_, { session }: { session: AuthResponse }) => session === 'confirmation needed',
    isChallenge: (_, { error }: { error: unknown }) => challengeIn(error) !== undefined,
    hasChallenge: ({ context }) => context.challenge !== undefined,
    hasCode: ({ context }) => (context.code ?? '').trim() !== '',
    hasProblem: ({ context }) => findProblem(context.mode, context.fields) !== undefined,
  },
}).createMachine({
  id: 'authForm',
  context: ({ input }) => authFormOf(input),
  initial: 'editing',
  states: {
    editing: {
      // A provider's log-in, continued here; or a passkey that was to replace the code.
      always: { guard: 'hasChallenge', target: 'enteringCode' },
      on: {
        'field.changed': { actions: 'edit' },
        'mode.toggled': { actions: 'edit' },
        'form.submitted': [{ guard: 'hasProblem', actions: 'emitProblem' }, { target: 'submitting' }],
        'passkey.chosen': { target: 'usingPasskey' },
      },
    },
    submitting: {
      on: { 'form.cancelled': { target: 'editing' } },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => buildRequest(context.mode, context.fields),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ session: event.output }) },
            target: 'editing',
            actions: [{ type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) }, 'clear'],
          },
          {
            guard: { type: 'isConfirmationNeeded', params: ({ event }) => ({ session: event.output }) },
            target: 'mailed',
            actions: ['setMailedTo', 'clear'],
          },
          { target: 'editing', actions: { type: 'emitFailure', params: { error: undefined } } },
        ],
        onError: [
          {
            guard: { type: 'isChallenge', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringCode',
            actions: { type: 'setChallenge', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'editing',
            actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    enteringCode: {
      on: {
        'code.changed': { actions: 'edit' },
        'code.submitted': [
          { guard: 'hasCode', target: 'completing' },
          { actions: { type: 'emitAlert', params: { code: 'codeMissing' } } },
        ],
        'passkey.chosen': { target: 'usingPasskey' },
        'challenge.cancelled': { target: 'editing', actions: 'edit' },
      },
    },
    completing: {
      on: {
        'form.cancelled': { target: 'enteringCode' },
        'challenge.cancelled': { target: 'editing', actions: 'edit' },
      },
      invoke: {
        id: 'complete',
        src: 'complete',
        input: ({ context }) => ({
          challengeId: context.challenge?.id ?? '',
          code: (context.code ?? '').trim(),
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ session: event.output }) },
            target: 'editing',
            actions: [{ type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) }, 'clear'],
          },
          { target: 'enteringCode', actions: { type: 'emitAlert', params: { code: 'codeRefused' } } },
        ],
        onError: {
          target: 'enteringCode',
          actions: {
            type: 'emitAlert',
            params: ({ event }) => ({ code: 'codeRefused', error: event.error }),
          },
        },
      },
    },
    mailed: {
      on: {
        'mode.toggled': { target: 'editing', actions: 'edit' },
      },
    },
    usingPasskey: {
      on: {
        'form.cancelled': { target: 'editing' },
        'challenge.cancelled': { target: 'editing', actions: 'edit' },
      },
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ session: event.output }) },
            target: 'editing',
            actions: [{ type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) }, 'clear'],
          },
          { target: 'editing' },
        ],
        onError: {
          target: 'editing',
          actions: {
            type: 'emitAlert',
            params: ({ event }) => ({ code: 'passkeyFailed', error: event.error }),
          },
        },
      },
    },
  },
});
