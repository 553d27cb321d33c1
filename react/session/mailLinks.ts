import { ApiError, dataOf, type components, type Session } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { emailKeys } from '../users/userKeys';

type Schemas = components['schemas'];
type Done = Schemas['Done'];

export type EmailConfirmation = Schemas['EmailConfirmation'];

export type NewPassword = Schemas['NewPasswordRequest'];

export const mailLinkKeys = {
  reset: ['mail link', 'reset'],
  newPassword: ['mail link', 'new password'],
  confirmation: ['mail link', 'confirmation'],
} as const;

/** The response does not reveal whether the address has an account. */
export function requestReset(forum: Forum): Mutation<string, Done> {
  return {
    key: mailLinkKeys.reset,
    send: (email) => dataOf(forum.client.POST('/api/password-reset/request', { body: { email } })),
    failureText: (reason, error) => (isInvalid(error) ? undefined : reason),
  };
}

/** Logs in. */
export function setNewPassword(forum: Forum): Mutation<NewPassword, Session> {
  return {
    key: mailLinkKeys.newPassword,
    async send(body) {
      // The link works once, so its session must not be lost.
      await forum.session.load();
      return dataOf(forum.client.POST('/api/password-reset/complete', { body }));
    },
    accept: (session) => void forum.session.start(session),
    failureText: (reason, error) =>
      isInvalid(error) || isGone(error) || isFactorNeeded(error) ? undefined : reason,
  };
}

/** Logs in after a sign-up. */
export function confirmEmail(forum: Forum): Mutation<string, EmailConfirmation> {
  return {
    key: mailLinkKeys.confirmation,
    async send(token) {
      // The link works once, so its session must not be lost.
      await forum.session.load();
      return dataOf(forum.client.POST('/api/email/confirm', { body: { token } }));
    },
    accept({ session }) {
      if (session) forum.session.start(session);
    },
    failureText: (reason, error) => (isGone(error) ? undefined : reason),
    invalidates: [{ queryKey: emailKeys.all }],
  };
}

/** The password has changed nevertheless. */
const isFactorNeeded = (error: unknown) => error instanceof ApiError && error.code === 'second_factor_needed';

/** The form shows these errors. */
const isInvalid = (error: unknown) => error instanceof ApiError && error.details.length > 0;

/** The link has expired or was used, or its account can no longer be created. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 410 || error.status === 409);
