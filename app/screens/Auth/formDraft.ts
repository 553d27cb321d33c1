import type { AuthFormContext } from '@alphazone/machines';

import { draftFields } from '../../drafts/draftFields';
import { guestFormKey } from '../../drafts/draftStore';

export const formDraftKey = (referralCode: string | undefined) =>
  referralCode === undefined ? guestFormKey : `${guestFormKey} ref ${referralCode}`;

/** The referral code, while the browser is at a provider. */
export const providerReferralKey = 'provider referral';

export function serializeForm({ mode, fields }: AuthFormContext): string {
  const { password: _, ...typed } = fields;
  const isEmpty = Object.values(typed).every((field) => field === '');
  return isEmpty ? '' : JSON.stringify({ mode, ...typed });
}

export function parseForm(draft: string): AuthFormContext | undefined {
  const { mode, email = '', name = '', username = '', referralCode = '' } = draftFields(draft);
  if (mode !== 'logIn' && mode !== 'signUp') return undefined;
  return { mode, fields: { email, password: '', name, username, referralCode } };
}
