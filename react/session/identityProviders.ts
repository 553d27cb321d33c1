import { ApiError, dataOf, type components, type Session } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import { fallbackOn404 } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { requireUser } from '../forum/mutations/requireUser';
import { meetConditions, type SignUpConditions } from './signUpConditions';

type Schemas = components['schemas'];

export type IdentityProvider = Schemas['IdentityProvider'];
export type IdentitySignUp = Schemas['IdentitySignUp'];
export type IdentitySignUpRequest = Schemas['IdentitySignUpRequest'];
export type Identity = Schemas['Identity'];
export type Identities = Schemas['Identities'];
export type SignInResult = Schemas['SignInResult'];
export type SignInPurpose = Schemas['SignInPurpose'];

const family = 'identities';

export const identityKeys = {
  own: [family, 'own'],
  start: [family, 'start'],
  answer: [family, 'answer'],
  signUp: [family, 'sign up'],
  unlink: [family, 'unlink'],
} as const;

/** Empty on a server without this call. */
export function identityProvidersQuery({ client }: Pick<Forum, 'client'>) {
  return queryOptions({
    queryKey: ['identity providers'],
    staleTime: Infinity,
    queryFn: ({ signal }): Promise<readonly IdentityProvider[]> =>
      fallbackOn404(
        dataOf(client.GET('/api/identity-providers', { signal })).then(({ providers }) => providers),
        [],
      ),
  });
}

/** Null on a server without this call. */
export function identitiesQuery({ client }: Pick<Forum, 'client'>) {
  return queryOptions({
    queryKey: identityKeys.own,
    queryFn: ({ signal }): Promise<Identities | null> =>
      fallbackOn404(dataOf(client.GET('/api/identities', { signal })), null),
  });
}

/** @param open receives the URL of the provider's page */
export function startSignIn(
  { client }: Pick<Forum, 'client'>,
  open: (url: string) => void,
): Mutation<{ providerId: string; purpose: SignInPurpose }, { url: string }> {
  return {
    key: identityKeys.start,
    send: ({ providerId, purpose }) =>
      dataOf(
        client.POST('/api/identity-providers/{providerId}/start', {
          params: { path: { providerId } },
          body: { purpose },
        }),
      ),
    accept: ({ url }) => open(url),
    failureText: (reason) => reason,
  };
}

/** Logs in, if that was the purpose and the identity has an account. */
export function completeSignIn({
  client,
  session,
}: Forum): Mutation<{ providerId: string; query: string }, SignInResult> {
  return {
    key: identityKeys.answer,
    async send({ providerId, query }) {
      // The answer works once, so its session must not be lost.
      await session.load();
      const params = { path: { providerId } };
      return dataOf(
        client.POST('/api/identity-providers/{providerId}/complete', { params, body: { query } }),
      );
    },
    accept: (result) => {
      if (result.session) session.start(result.session);
    },
    invalidates: [{ queryKey: identityKeys.own }],
  };
}

/** @param signal stops the challenge, without an alert */
export function signUpWithIdentity(
  { client, session }: Forum,
  conditions: SignUpConditions,
  signal: AbortSignal,
): Mutation<IdentitySignUpRequest, Session> {
  return {
    key: identityKeys.signUp,
    async send(account) {
      const body = { ...account, ...(await meetConditions(conditions, signal)) };
      return dataOf(client.POST('/api/identity-providers/sign-up', { body }));
    },
    accept: (started) => void session.start(started),
    failureText: (reason, error) => (signal.aborted || isShownByScreen(error) ? undefined : reason),
  };
}

/** Errors that the screen shows itself, without an alert. */
const isShownByScreen = (error: Error) =>
  error instanceof ApiError && (error.code === 'confirmation_needed' || error.status === 410);

/** Bound to the current user, even if another member logs in before it is sent. */
export function unlinkIdentity(forum: Forum): Mutation<string, Schemas['Done']> {
  const userId = forum.currentUserId() ?? '';
  return {
    key: identityKeys.unlink,
    async send(providerId) {
      requireUser(forum, userId);
      const params = { path: { providerId } };
      return dataOf(forum.client.DELETE('/api/identities/{providerId}', { params }));
    },
    failureText: (reason) => reason,
    invalidates: [{ queryKey: identityKeys.own }],
  };
}
