import type { AuthFormContext } from '@alphazone/machines';

import { draftFields } from '../../drafts/draftFields';
import { guestFormKey } from '../../drafts/draftStore';

/** Returns the draft key of the form: each referral code, even an empty one, has its own form. */
export const formDraftKey = (referralCode: string | undefined) =>
  referralCode === undefined ? guestFormKey : `${guestFormKey} ref ${referralCode}`;

/** Serialises the form without the password. Returns an empty string for an empty form. */
export function serializeForm({ mode, fields }: AuthFormContext): string {
  const { password: _, ...typed } = fields;
  const isEmpty = Object.values(typed).every((field) => field === '');
  return isEmpty ? '' : JSON.stringify({ mode, ...typed });
}

/** Parses the form in a draft; undefined if there is none. */
export function parseForm(draft: string): AuthFormContext | undefined {
  const { mode, email = '', name = '', username = '', referralCode = '' } = draftFields(draft);
  if (mode !== 'logIn' && mode !== 'signUp') return undefined;
  return { mode, fields: { email, password: '', name, username, referralCode } };
}
