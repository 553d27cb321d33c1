import { emptyFields, type AuthFields, type AuthMode, type LogInChallenge } from './authRules';

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

export type AuthFormEvent =
  /** The user edited a field. */
  | { type: 'field.changed'; field: keyof AuthFields; value: string }
  /** Switches between log-in and sign-up and clears all fields. Leaves the hint about the mail. */
  | { type: 'mode.toggled' }
  /** Validates the fields and submits them, or raises an alert. */
  | { type: 'form.submitted' }
  /** Stops the pending request, and returns to the fields or the code. */
  | { type: 'form.cancelled' }
  /** The user edited the code of the second factor. */
  | { type: 'code.changed'; code: string }
  /** Sends the code, or raises an alert. */
  | { type: 'code.submitted' }
  /** Stops a pending request and returns to the fields. */
  | { type: 'challenge.cancelled' }
  /** Logs in with a passkey, instead of a password or a code. */
  | { type: 'passkey.chosen' };

/** Returns the form as it opens. */
export const authFormOf = ({ ref, draft }: AuthFormInput): AuthFormContext =>
  draft && (ref === undefined || draft.mode === 'signUp')
    ? draft
    : {
        mode: ref === undefined ? 'logIn' : 'signUp',
        fields: { ...emptyFields, referralCode: ref ?? '' },
      };

/** Handles an edit as `authFormMachine` does. Ignores other events. */
export function editAuthForm(form: AuthFormContext, event: AuthFormEvent): AuthFormContext {
  if (event.type === 'field.changed')
    return { ...form, fields: { ...form.fields, [event.field]: event.value } };
  if (event.type === 'mode.toggled')
    return {
      ...form,
      mode: form.mode === 'logIn' ? 'signUp' : 'logIn',
      fields: emptyFields,
      mailedTo: undefined,
    };
  if (event.type === 'code.changed') return { ...form, code: event.code };
  if (event.type === 'challenge.cancelled') return { ...form, challenge: undefined, code: undefined };
  return form;
}
