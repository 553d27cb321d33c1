import { ApiError, dataOf, type components, type Session } from '@alphazone/client';

import { download } from '../forum/download';
import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { wholeSiteTextsOf } from '../wholeSiteTexts';

type Schemas = components['schemas'];
type Done = Schemas['Done'];

export type PasswordChange = Schemas['ChangePasswordRequest'];

export type AccountDeletion = Schemas['DeleteAccountRequest'];

/** Receives the server's message, to log out and leave the page. */
export type Leave = (message: string) => Promise<void>;

export const accountKeys = {
  password: (id: string) => ['account', 'password', id] as const,
  logOut: (id: string) => ['account', 'log out', id] as const,
  data: (id: string) => ['account', 'data', id] as const,
  deletion: (id: string) => ['account', 'deletion', id] as const,
};

/** Ends all other sessions; this one continues with a new token. */
export function changePassword(forum: Forum, id: string): Mutation<PasswordChange, Session> {
  return {
    key: accountKeys.password(id),
    send: (body) => dataOf(forum.client.POST('/api/users/{id}/password', { params: { path: { id } }, body })),
    accept: (renewed) => {
      if (forum.session.ownerId() === renewed.result._id) forum.session.start(renewed);
    },
    successText: () => wholeSiteTextsOf(forum.texts).passwordChanged,
    // The form shows the validation errors.
    failureText: (reason, error) => (hasFieldErrors(error) ? undefined : reason),
  };
}

const hasFieldErrors = (error: Error) =>
  error instanceof ApiError &&
  error.details.some(({ field }) => field === 'oldPassword' || field === 'newPassword');

export function logOutEverywhere(forum: Forum, id: string, leave: Leave): Mutation<void, Done> {
  return {
    key: accountKeys.logOut(id),
    send: () => dataOf(forum.client.POST('/api/users/{id}/logout-everywhere', { params: { path: { id } } })),
    accept: ({ message }) => leave(message),
    failureText: (reason) => reason,
  };
}

export function deleteAccount(forum: Forum, id: string, leave: Leave): Mutation<AccountDeletion, Done> {
  return {
    key: accountKeys.deletion(id),
    send: (body) => dataOf(forum.client.DELETE('/api/users/{id}', { params: { path: { id } }, body })),
    accept({ message }) {
      // Without the account they can neither be sent nor discarded.
      forum.outbox.kept?.whenLoaded(({ erase }) => void erase(id));
      return leave(message);
    },
  };
}

export function exportAccount({ client }: Forum, id: string): Mutation<void, Blob> {
  return {
    key: accountKeys.data(id),
    send: () =>
      download((options) => client.GET('/api/users/{id}/export', { params: { path: { id } }, ...options })),
    failureText: (reason) => reason,
  };
}
