import type { ApiError } from '@alphazone/client';
import type { AuthFormContext } from '@alphazone/machines';

import type { GetPasskey } from './passkeys';
import type { SignUpConditions } from './signUpConditions';

export interface AuthFormOptions extends SignUpConditions {
  /** Fills in the referral code and opens the sign-up form. */
  referralCode?: string | undefined;
  /**
   * Asks the browser for a passkey, as `startAuthentication` of `@simplewebauthn/browser` does with
   * `optionsJSON`. Resolves with undefined when the user cancels. Pass a stable function. @default no
   * passkeys
   */
  getPasskey?: GetPasskey | undefined;
  /** Previous input, which may come after hydration. Read once. */
  draft?: AuthFormContext | undefined;
  /** Called after each change. Pass a stable function. */
  onChange?: (form: AuthFormContext) => void;
  /**
   * Called before the alert when the form, or the code of the second factor, is refused. `error.details` names the fields, except
   * for wrong credentials. Read once.
   */
  onRefused?: ((error: ApiError, step: 'form' | 'code') => void) | undefined;
}
