import { ApiError, dataOf, type components } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { replaceData } from '../forum/mutations/replaceData';
import { emailKeys } from './userKeys';

type Schemas = components['schemas'];
type Done = Schemas['Done'];

export type EmailSettings = Schemas['EmailSettings'];

export type EmailChange = Schemas['ChangeEmailRequest'];

export function changeEmail(forum: Forum, id: string): Mutation<EmailChange, Done> {
  return {
    key: emailKeys.change(id),
    send: (body) => dataOf(forum.client.PUT('/api/users/{id}/email', { params: { path: { id } }, body })),
    successText: ({ message }) => message,
    // The form shows the validation errors.
    failureText: (reason, error) =>
      error instanceof ApiError && error.details.length > 0 ? undefined : reason,
  };
}

export function verifyEmail(forum: Forum, id: string): Mutation<void, Done> {
  return {
    key: emailKeys.verification(id),
    send: () => dataOf(forum.client.POST('/api/users/{id}/email/verify', { params: { path: { id } } })),
    successText: ({ message }) => message,
    failureText: (reason) => reason,
  };
}

export function chooseNotices(forum: Forum, id: string): Mutation<boolean, EmailSettings> {
  return {
    ...replaceData<boolean, EmailSettings>(
      forum,
      emailKeys.notices(id),
      emailKeys.settings(id),
      (settings, notices) => ({ ...settings, notices }),
    ),
    send: (notices) =>
      dataOf(
        forum.client.PUT('/api/users/{id}/email/notices', { params: { path: { id } }, body: { notices } }),
      ),
    failureText: (reason) => reason,
  };
}
