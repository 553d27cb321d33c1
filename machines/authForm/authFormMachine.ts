import { assign, emit, fromPromise, setup } from 'xstate';

import type { SessionProfile } from '../session/profile';
import { alertOf, type AlertRaised } from '../shared/alert';
import {
  emptyFields,
  findProblem,
  buildRequest,
  type AuthAlert,
  type AuthFields,
  type AuthMode,
  type AuthRequest,
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
}

/** `confirmation needed`: the server has mailed a link instead of starting a session. */
export type AuthResponse = SessionProfile | 'confirmation needed' | undefined;

export type AuthFormEvent =
  /** The user edited a field. */
  | { type: 'field.changed'; field: keyof AuthFields; value: string }
  /** Switches between log-in and sign-up and clears all fields. Leaves the hint about the mail. */
  | { type: 'mode.toggled' }
  /** Validates the fields and submits them, or raises an alert. */
  | { type: 'form.submitted' };

export type AuthFormEmitted =
  | AlertRaised<AuthAlert>
  /** The server returned a session. Send it to the session machine as `session.started`. */
  | { type: 'auth.succeeded'; mode: AuthMode; session: SessionProfile };

/** The form for log-in and sign-up. */
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
      on: {
        'field.changed': { actions: 'setField' },
        'mode.toggled': { actions: ['toggleMode', 'clearFields'] },
        'form.submitted': [{ guard: 'hasProblem', actions: 'emitProblem' }, { target: 'submitting' }],
      },
    },
    submitting: {
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
        onError: {
          target: 'editing',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    mailed: {
      on: {
        'mode.toggled': { target: 'editing', actions: ['toggleMode', 'clearFields', 'clearMailedTo'] },
      },
    },
  },
});
