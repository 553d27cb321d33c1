import type { AuthFormContext } from '@alphazone/machines';

import { draftFields } from '../../drafts/draftFields';
import { guestFormKey } from '../../drafts/draftStore';

export const formDraftKey = (referralCode: string | undefined) =>
  referralCode === undefined ? guestFormKey : `${guestFormKey} ref ${referralCode}`;

/** Draft kept during a visit to a provider. The log-in deletes it, like the form's drafts. */
export const providerDraftKey = `${guestFormKey} provider`;

export interface ProviderDraft {
  referralCode: string;
  /** Token of an invitation. */
  invitation: string | undefined;
}

export function serializeProviderDraft({ referralCode, invitation }: ProviderDraft): string {
  const isEmpty = referralCode === '' && invitation === undefined;
  return isEmpty ? '' : JSON.stringify({ referralCode, invitation });
}

export function parseProviderDraft(draft: string): ProviderDraft {
  const { referralCode = '', invitation } = draftFields(draft);
  return { referralCode, invitation };
}

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
