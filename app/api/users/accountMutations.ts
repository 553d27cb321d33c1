import { ApiError, dataOf, type components, type Session } from '@alphazone/client';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import type { Mutation } from '../mutation';

type Schemas = components['schemas'];
type Done = Schemas['Done'];

export type PasswordChange = Schemas['ChangePasswordRequest'];

export type AccountDeletion = Schemas['DeleteAccountRequest'];

export type Leave = (message: string) => Promise<void>;

export const accountKeys = {
  password: (id: string) => ['account', 'password', id] as const,
  logOut: (id: string) => ['account', 'log out', id] as const,
  deletion: (id: string) => ['account', 'deletion', id] as const,
};

/** Ends all other sessions; this one continues with a new token. */
export function changePassword(api: Api, id: string): Mutation<PasswordChange, Session> {
  return {
    key: accountKeys.password(id),
    send: (body) => dataOf(api.client.POST('/api/users/{id}/password', { params: { path: { id } }, body })),
    accept: api.renewSession,
    successText: () => messages.account.password.done,
    // The form shows the validation errors.
    failureText: (error) => (passwordProblems(error).length === 0 ? reasonOf(error) : undefined),
  };
}

export function passwordProblems(error: unknown): { field: keyof PasswordChange; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.details.flatMap(({ field, message }) =>
    field === 'oldPassword' || field === 'newPassword' ? [{ field, message }] : [],
  );
}

export function logOutEverywhere(api: Api, id: string, leave: Leave): Mutation<void, Done> {
  return {
    key: accountKeys.logOut(id),
    send: () => dataOf(api.client.POST('/api/users/{id}/logout-everywhere', { params: { path: { id } } })),
    accept: ({ message }) => leave(message),
    failureText: reasonOf,
  };
}

export function deleteAccount(api: Api, id: string, leave: Leave): Mutation<AccountDeletion, Done> {
  return {
    key: accountKeys.deletion(id),
    send: (body) => dataOf(api.client.DELETE('/api/users/{id}', { params: { path: { id } }, body })),
    accept: ({ message }) => leave(message),
  };
}
