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
  /** What was typed on an earlier visit, and in which mode: the form goes on with it, but never logs in with a `ref`. */
  kept?: AuthFormContext | undefined;
}

/** The form as it stands. */
export interface AuthFormContext {
  mode: AuthMode;
  fields: AuthFields;
}

export type AuthFormEvent =
  /** Somebody types into a field. */
  | { type: 'field.changed'; field: keyof AuthFields; value: string }
  /** Log in ⇄ sign up; clears all fields. */
  | { type: 'mode.toggled' }
  /** Checks the fields in the order of the spec, and sends them when nothing is wrong. */
  | { type: 'form.submitted' };

export type AuthFormEmitted =
  | AlertRaised<AuthAlert>
  /** The server's answer, a complete session, for `session.started`. */
  | { type: 'auth.succeeded'; mode: AuthMode; session: unknown };

/** The one form for log in and sign up. Spec sections 2 (/Auth), 4, 5 and 8. */
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
      // The guard has found one: the first of all stands in for the type alone.
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
    /** A session that would not be stored is no log-in (spec section 4). */
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
    /** Everything waits for the answer, so that nothing is sent twice. */
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
