import { assign, emit, fromPromise, setup } from 'xstate';

import { messages } from '../messages';
import { serverMessageOf, type AlertRaised } from '../shared/serverMessage';
import {
  emptyFields,
  problemWith,
  requestOf,
  type AuthFields,
  type AuthMode,
  type AuthRequest,
} from './authRules';

export interface AuthFormInput {
  /** The query parameter `ref`. When it is present, even empty, the form signs up and the code is filled in. */
  ref: string | undefined;
}

export type AuthFormEvent =
  | { type: 'field.changed'; field: keyof AuthFields; value: string }
  /** Log in ⇄ sign up; clears all fields. */
  | { type: 'mode.toggled' }
  | { type: 'form.submitted' };

export type AuthFormEmitted =
  | AlertRaised
  /** The server's answer, for `session.started`, which checks it. */
  | { type: 'auth.succeeded'; mode: AuthMode; session: unknown };

/** The one form for log in and sign up. Spec sections 2 (/Auth), 4, 5 and 8. */
export const authFormMachine = setup({
  types: {
    input: {} as AuthFormInput,
    context: {} as { mode: AuthMode; fields: AuthFields },
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
      message: problemWith(context.mode, context.fields) ?? '',
    })),
    emitFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'alert.raised',
      message:
        serverMessageOf(error) ??
        (context.mode === 'logIn' ? messages.auth.logInFailed : messages.auth.signUpFailed),
    })),
    emitSuccess: emit(({ context }, { session }: { session: unknown }) => ({
      type: 'auth.succeeded',
      mode: context.mode,
      session,
    })),
  },
  guards: {
    hasProblem: ({ context }) => problemWith(context.mode, context.fields) !== undefined,
  },
}).createMachine({
  id: 'authForm',
  context: ({ input: { ref } }) => ({
    mode: ref === undefined ? 'logIn' : 'signUp',
    fields: { ...emptyFields, referralCode: ref ?? '' },
  }),
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
        onDone: {
          target: 'editing',
          actions: [
            { type: 'emitSuccess', params: ({ event }) => ({ session: event.output }) },
            'clearFields',
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
