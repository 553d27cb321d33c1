export type AuthMode = 'logIn' | 'signUp';

/** What is typed into the form. Spec section 2, /Auth. */
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

/** What can be wrong with the fields. Spec section 5, Auth. */
export type AuthProblem =
  'emailAndPasswordMissing' | 'nameMissing' | 'usernameMissing' | 'emailMissing' | 'passwordMissing';

/** What the form alerts. Spec sections 5, Auth, and 8. */
export type AuthAlert = AuthProblem | 'logInFailed' | 'signUpFailed';

export const emptyFields: AuthFields = { email: '', password: '', name: '', username: '', referralCode: '' };

/** What the `submit` actor sends. Spec section 3, Payloads. */
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
 * The first thing that is wrong, in the order of spec section 5, which only names the case that both email and
 * password are empty; undefined when the form may be sent.
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

/** The request of a form without problems: trimmed but for the password, no empty referral code. */
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
