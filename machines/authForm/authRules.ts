export type AuthMode = 'logIn' | 'signUp';

/** The fields of the form. */
export interface AuthFields {
  email: string;
  password: string;
  /** Display Name; sign-up only. */
  name: string;
  /** Sign-up only. */
  username: string;
  /** Optional; sign-up only. */
  referralCode: string;
}

/** What can be wrong with the fields. */
export type AuthProblem =
  'emailAndPasswordMissing' | 'nameMissing' | 'usernameMissing' | 'emailMissing' | 'passwordMissing';

/** What the form alerts. */
export type AuthAlert = AuthProblem | 'logInFailed' | 'signUpFailed';

export const emptyFields: AuthFields = { email: '', password: '', name: '', username: '', referralCode: '' };

/** The body that the `submit` actor sends. */
export type AuthRequest =
  | { mode: 'logIn'; email: string; password: string }
  | {
      mode: 'signUp';
      email: string;
      password: string;
      name: string;
      username: string;
      referralCode?: string;
    };

/**
 * Returns the first problem, in the order in which the form reports them; undefined when it can be sent. Email and
 * password are reported first when both are empty, and last when only one is.
 */
export function problemWith(mode: AuthMode, fields: AuthFields): AuthProblem | undefined {
  const isEmailMissing = fields.email.trim() === '';
  const isPasswordMissing = fields.password === '';
  if (isEmailMissing && isPasswordMissing) return 'emailAndPasswordMissing';
  if (mode === 'signUp' && fields.name.trim() === '') return 'nameMissing';
  if (mode === 'signUp' && fields.username.trim() === '') return 'usernameMissing';
  if (isEmailMissing) return 'emailMissing';
  return isPasswordMissing ? 'passwordMissing' : undefined;
}

/** Builds the request: trims every field but the password, and omits an empty referral code. */
export function requestOf(mode: AuthMode, fields: AuthFields): AuthRequest {
  const credentials = { email: fields.email.trim(), password: fields.password };
  if (mode === 'logIn') return { mode, ...credentials };
  const referralCode = fields.referralCode.trim();
  return {
    mode,
    ...credentials,
    name: fields.name.trim(),
    username: fields.username.trim(),
    ...(referralCode !== '' && { referralCode }),
  };
}
