import { assign, emit, fromPromise, setup } from 'xstate';

import { toProfile } from '../session/profile';
import { alertOf, type AlertRaised } from '../shared/alert';
import {
  emptyFields,
  problemWith,
  requestOf,
  type AuthAlert,
  type AuthFields,
  type AuthMode,
  type AuthRequest,
} from './authRules';

export interface AuthFormInput {
  /** The query parameter `ref`. When it is present, even empty, the form signs up and the code is filled in. */
  ref: string | undefined;
  /** Fields and mode of an earlier visit, to go on with. Ignored in log-in mode when there is a `ref`. */
  kept?: AuthFormContext | undefined;
}

/** The current form. */
export interface AuthFormContext {
  mode: AuthMode;
  fields: AuthFields;
}

export type AuthFormEvent =
  /** The user types into a field. */
  | { type: 'field.changed'; field: keyof AuthFields; value: string }
  /** Log in ⇄ sign up; clears all fields. */
  | { type: 'mode.toggled' }
  /** Validates the fields and sends them when nothing is wrong. */
  | { type: 'form.submitted' };

export type AuthFormEmitted =
  | AlertRaised<AuthAlert>
  /** The server's answer, a complete session, for `session.started`. */
  | { type: 'auth.succeeded'; mode: AuthMode; session: unknown };

/** The one form for log in and sign up. */
export const authFormMachine = setup({
  types: {
    input: {} as AuthFormInput,
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    emitted: {} as AuthFormEmitted,
  },
  actors: {
    /** Logs in or signs up; `app` binds it with `provide`. An error's `serverMessage` is shown. */
    submit: fromPromise<unknown, AuthRequest>(() => {
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
    emitProblem: emit(({ context }) => ({
      type: 'alert.raised',
      // The guard guarantees a problem; the fallback only satisfies the type.
      code: problemWith(context.mode, context.fields) ?? 'emailAndPasswordMissing',
    })),
    emitFailure: emit(({ context }, { error }: { error: unknown }) =>
      alertOf(context.mode === 'logIn' ? 'logInFailed' : 'signUpFailed', error),
    ),
    emitSuccess: emit(({ context }, { session }: { session: unknown }) => ({
      type: 'auth.succeeded',
      mode: context.mode,
      session,
    })),
  },
  guards: {
    /** An incomplete session cannot be stored, so it is a failure. */
    isComplete: (_, { session }: { session: unknown }) => toProfile(session) !== undefined,
    hasProblem: ({ context }) => problemWith(context.mode, context.fields) !== undefined,
  },
}).createMachine({
  id: 'authForm',
  context: ({ input: { ref, kept } }) =>
    kept && (ref === undefined || kept.mode === 'signUp')
      ? kept
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
    /** Ignores events until the answer, so that nothing is sent twice. */
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => requestOf(context.mode, context.fields),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ session: event.output }) },
            target: 'editing',
            actions: [
              { type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) },
              'clearFields',
            ],
          },
          { target: 'editing', actions: { type: 'emitFailure', params: { error: undefined } } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
