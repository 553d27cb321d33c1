import { assign, emit, fromPromise, setup } from 'xstate';

import type { SessionProfile } from '../session/profile';
import { alertOf, type AlertRaised } from '../shared/alert';
import {
  emptyFields,
  findProblem,
  buildRequest,
  challengeIn,
  type AuthAlert,
  type AuthFields,
  type AuthMode,
  type AuthRequest,
  type CodeRequest,
  type LogInChallenge,
} from './authRules';

export interface AuthFormInput {
  /** The query parameter `ref`. If present, even empty, the form opens in sign-up mode with the code filled in. */
  ref: string | undefined;
  /** Mode and fields of an earlier visit. A log-in draft is ignored when there is a `ref`. */
  draft?: AuthFormContext | undefined;
}

export interface AuthFormContext {
  mode: AuthMode;
  fields: AuthFields;
  /** The address that got a link, which finishes the sign-up. */
  mailedTo?: string | undefined;
  /** The server waits for a second factor. */
  challenge?: LogInChallenge | undefined;
  /** What the user has entered for it. */
  code?: string | undefined;
}

/** `confirmation needed`: the server has mailed a link instead of starting a session. */
export type AuthResponse = SessionProfile | 'confirmation needed' | undefined;

export type AuthFormEvent =
  /** The user edited a field. */
  | { type: 'field.changed'; field: keyof AuthFields; value: string }
  /** Switches between log-in and sign-up and clears all fields. Leaves the hint about the mail. */
  | { type: 'mode.toggled' }
  /** Validates the fields and submits them, or raises an alert. */
  | { type: 'form.submitted' }
  /** Stops the pending request and returns to the fields. */
  | { type: 'form.cancelled' }
  /** The user edited the code of the second factor. */
  | { type: 'code.changed'; code: string }
  /** Sends the code, or raises an alert. */
  | { type: 'code.submitted' }
  /** Returns to the fields. */
  | { type: 'challenge.cancelled' }
  /** Logs in with a passkey, instead of a password or a code. */
  | { type: 'passkey.chosen' };

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
    submit: fromPromise<AuthResponse, AuthRequest>(() => {
      throw new Error('authFormMachine: provide the "submit" actor before starting it.');
    }),
    /** Completes a log-in with the code of a second factor. Resolves and fails like `submit`. */
    complete: fromPromise<SessionProfile | undefined, CodeRequest>(() => {
      throw new Error('authFormMachine: provide the "complete" actor before starting it.');
    }),
    /** Logs in with a passkey. Resolves with undefined when the user changes their mind. */
    usePasskey: fromPromise<SessionProfile | undefined>(() => {
      throw new Error('authFormMachine: provide the "usePasskey" actor before starting it.');
    }),
  },
  actions: {
    setField: assign({
      fields: ({ context, event }) =>
        event.type === 'field.changed' ? { ...context.fields, [event.field]: event.value } : context.fields,
    }),
    toggleMode: assign({ mode: ({ context }) => (context.mode === 'logIn' ? 'signUp' : 'logIn') }),
    clearFields: assign({ fields: emptyFields }),
    setMailedTo: assign({ mailedTo: ({ context }) => context.fields.email.trim() }),
    clearMailedTo: assign({ mailedTo: undefined }),
    setChallenge: assign((_, { error }: { error: unknown }) => ({ challenge: challengeIn(error), code: '' })),
    clearChallenge: assign({ challenge: undefined, code: undefined }),
    setCode: assign({
      code: ({ context, event }) => (event.type === 'code.changed' ? event.code : context.code),
    }),
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
  context: ({ input: { ref, draft } }) =>
    draft && (ref === undefined || draft.mode === 'signUp')
      ? draft
      : {
          mode: ref === undefined ? 'logIn' : 'signUp',
          fields: { ...emptyFields, referralCode: ref ?? '' },
        },
  initial: 'editing',
  states: {
    editing: {
      // A provider's log-in, continued here.
      always: { guard: 'hasChallenge', target: 'enteringCode' },
      on: {
        'field.changed': { actions: 'setField' },
        'mode.toggled': { actions: ['toggleMode', 'clearFields'] },
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
            actions: [
              { type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) },
              'clearFields',
            ],
          },
          {
            guard: { type: 'isConfirmationNeeded', params: ({ event }) => ({ session: event.output }) },
            target: 'mailed',
            actions: ['setMailedTo', 'clearFields'],
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
        'code.changed': { actions: 'setCode' },
        'code.submitted': [
          { guard: 'hasCode', target: 'completing' },
          { actions: { type: 'emitAlert', params: { code: 'codeMissing' } } },
        ],
        'passkey.chosen': { target: 'usingPasskey' },
        'challenge.cancelled': { target: 'editing', actions: 'clearChallenge' },
      },
    },
    completing: {
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
            actions: [
              { type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) },
              'clearChallenge',
              'clearFields',
            ],
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
        'mode.toggled': { target: 'editing', actions: ['toggleMode', 'clearFields', 'clearMailedTo'] },
      },
    },
    usingPasskey: {
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ session: event.output }) },
            target: 'editing',
            actions: [
              { type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) },
              'clearChallenge',
              'clearFields',
            ],
          },
          { guard: 'hasChallenge', target: 'enteringCode' },
          { target: 'editing' },
        ],
        onError: [
          {
            guard: 'hasChallenge',
            target: 'enteringCode',
            actions: {
              type: 'emitAlert',
              params: ({ event }) => ({ code: 'passkeyFailed', error: event.error }),
            },
          },
          {
            target: 'editing',
            actions: {
              type: 'emitAlert',
              params: ({ event }) => ({ code: 'passkeyFailed', error: event.error }),
            },
          },
        ],
      },
    },
  },
});
