import type { ApiError, FieldError } from '@alphazone/client';
import type { AuthFormFields } from '@alphazone/ui';

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

/** What the server refused. It names no field for wrong credentials and codes: the last one that was entered is marked. */
export function refusedDetails(
  { status, serverMessage: message, details }: Pick<ApiError, 'status' | 'serverMessage' | 'details'>,
  step: 'form' | 'code',
): readonly FieldError[] {
  if (status !== 401 || details.length > 0 || message === undefined) return details;
  return [{ field: step === 'form' ? 'password' : 'code', message }];
}
