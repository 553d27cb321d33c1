export type AuthMode = 'logIn' | 'signUp';

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

export type AuthProblem =
  | 'emailAndPasswordMissing'
  | 'nameMissing'
  | 'usernameMissing'
  | 'emailMissing'
  | 'passwordMissing';

export type AuthAlert =
  | AuthProblem
  | 'logInFailed'
  | 'signUpFailed'
  | 'codeMissing'
  | 'codeRefused'
  | 'passkeyFailed';

export interface LogInChallenge {
  id: string;
  /** The preferred one first. */
  methods: readonly ('code' | 'passkey')[];
}

export interface CodeRequest {
  challengeId: string;
  code: string;
}

export const emptyFields: AuthFields = { email: '', password: '', name: '', username: '', referralCode: '' };

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

/** Returns the first problem in the specified order, which depends on whether email and password are both missing. */
export function findProblem(mode: AuthMode, fields: AuthFields): AuthProblem | undefined {
  const isEmailMissing = fields.email.trim() === '';
  const isPasswordMissing = fields.password === '';
  if (isEmailMissing && isPasswordMissing) return 'emailAndPasswordMissing';
  if (mode === 'signUp' && fields.name.trim() === '') return 'nameMissing';
  if (mode === 'signUp' && fields.username.trim() === '') return 'usernameMissing';
  if (isEmailMissing) return 'emailMissing';
  return isPasswordMissing ? 'passwordMissing' : undefined;
}

/** Trims every field except the password and omits an empty referral code. */
export function buildRequest(mode: AuthMode, fields: AuthFields): AuthRequest {
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

/** Accepts any error with a `challenge`, so that machines do not depend on the client. */
export function challengeIn(error: unknown): LogInChallenge | undefined {
  const { challenge } = Object(error) as { challenge?: LogInChallenge | null };
  return typeof challenge?.id === 'string' && Array.isArray(challenge.methods) ? challenge : undefined;
}
