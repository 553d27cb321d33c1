import type { ApiError, FieldError } from '@alphazone/client';
import type { AuthFormFields } from '@alphazone/ui';

import type { FormResult } from '../../../client/rendering';

type AuthField = keyof AuthFormFields | 'code';

const authFields: readonly string[] = [
  'name',
  'username',
  'email',
  'password',
  'referralCode',
  'code',
] satisfies AuthField[];

export const authFieldOf = (path: string): AuthField | undefined =>
  // Safe cast: the list has only fields.
  authFields.includes(path) ? (path as AuthField) : undefined;

/** The server names no field for wrong credentials and codes: the last one that was entered is marked. */
const lastField = { form: 'password', code: 'code' } as const;

/** Details of a refusal, with the field to mark. */
export function refusedDetails(
  { status, serverMessage: message, details }: Pick<ApiError, 'status' | 'serverMessage' | 'details'>,
  step: keyof typeof lastField,
): readonly FieldError[] {
  if (status !== 401 || details.length > 0 || message === undefined) return details;
  return [{ field: lastField[step], message }];
}

/** The field to mark when a form that was sent without scripts was refused. */
export function refusedField({ form, missing }: Pick<FormResult, 'form' | 'missing'>): AuthField {
  if (form === 'code') return lastField.code;
  return missing.includes('email') ? 'email' : lastField.form;
}
