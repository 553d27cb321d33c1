import type { AuthFormContext } from '@alphazone/machines';

import { draftFields } from '../../drafts/draftFields';
import { visitorsOnly } from '../../drafts/draftStore';

/** Under which name the form is kept: by the code, even an empty one, because another starts another form. */
export const formKey = (referralCode: string | undefined) =>
  referralCode === undefined ? visitorsOnly : `${visitorsOnly} ref ${referralCode}`;

/** The form as a draft keeps it: all but the password; empty while nothing is typed. */
export function keepForm({ mode, fields }: AuthFormContext): string {
  const { password: _, ...typed } = fields;
  const isEmpty = Object.values(typed).every((field) => field === '');
  return isEmpty ? '' : JSON.stringify({ mode, ...typed });
}

/** The form in a draft; undefined when there is none. */
export function readForm(kept: string): AuthFormContext | undefined {
  const { mode, email = '', name = '', username = '', referralCode = '' } = draftFields(kept);
  if (mode !== 'logIn' && mode !== 'signUp') return undefined;
  return { mode, fields: { email, password: '', name, username, referralCode } };
}
