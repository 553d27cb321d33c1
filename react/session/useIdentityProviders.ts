import type { AuthFields } from '@alphazone/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useForum } from '../forum/ForumContext';
import { authTextsOf } from './authTexts';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import {
  completeSignIn,
  identityKeys,
  identityProvidersQuery,
  signUpWithIdentity,
  startSignIn,
  type IdentitySignUpRequest,
  type SignInPurpose,
  type SignInResult,
} from './identityProviders';
import type { SignUpConditions } from './signUpConditions';
import { authFieldLengths } from './useAuthForm';

export type {
  IdentityProvider,
  IdentitySignUp,
  IdentitySignUpRequest,
  SignInResult,
} from './identityProviders';

const none: readonly [] = [];

/** OpenID Connect providers to log in with. `providers` is empty while loading, and on a server without any. */
export function useIdentityProviders() {
  const forum = useForum();
  const { data: providers = none } = useQuery(identityProvidersQuery(forum));
  return {
    providers,
    isStarting: useIsPending(identityKeys.start),
    /** @param open receives the address of the provider's page, such as `location.assign` */
    start: (providerId: string, purpose: SignInPurpose, open: (url: string) => void): Promise<Outcome> =>
      attempt(forum, startSignIn(forum, open), { providerId, purpose }),
  };
}

/** For the page to which a provider returns, `/Auth/callback/{providerId}`. */
export function useSignInAnswer() {
  const forum = useForum();
  return {
    /**
     * Logs in, if that was the purpose. Call it once: an answer works once. Fails without an alert, with a
     * `challenge` for an account with a second factor.
     * @param query Of the page's address, without `?`
     */
    complete: (providerId: string, query: string): Promise<Outcome<SignInResult>> =>
      attempt(forum, completeSignIn(forum), { providerId, query }),
  };
}

/** Signs up with an identity. */
export function useIdentitySignUp(conditions: SignUpConditions = {}) {
  const forum = useForum();
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  return {
    isSigningUp: useIsPending(identityKeys.signUp),
    maxLengths: authFieldLengths,
    /** Stops the challenge of a pending sign-up. */
    cancel: (): void => pending.current?.abort(),
    /**
     * Logs in. Alerts and resolves with undefined when a field is empty. Fails without an alert: with the
     * code `confirmation_needed` when a mailed link finishes it, and with status 410 after a timeout.
     */
    signUp: async (
      ticket: string,
      { name, username, email, referralCode }: Omit<AuthFields, 'password'>,
    ): Promise<Outcome | undefined> => {
      const { nameMissing, usernameMissing, emailMissing } = authTextsOf(forum.texts);
      const checks = [
        [name, nameMissing],
        [username, usernameMissing],
        [email, emailMissing],
      ] as const;
      const missing = checks.find(([text]) => text.trim() === '');
      if (missing) {
        await forum.alert(missing[1]);
        return undefined;
      }
      const account: IdentitySignUpRequest = {
        ticket,
        name: name.trim(),
        username: username.trim(),
        email: email.trim(),
        ...(referralCode.trim() !== '' && { referralCode: referralCode.trim() }),
      };
      const controller = new AbortController();
      pending.current = controller;
      return attempt(forum, signUpWithIdentity(forum, conditions, controller.signal), account);
    },
  };
}
