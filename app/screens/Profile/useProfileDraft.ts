import type { User } from '@alphazone/client';
import type { ProfileFormFields } from '@alphazone/ui';

import { useDraftFields } from '../../drafts/useDraftFields';
import { profileFields } from './profileFields';

export function useProfileDraft(user: User) {
  const { fields, ...draft } = useDraftFields<keyof ProfileFormFields>(`profile ${user._id}`);
  return { fields: { ...profileFields(user), ...fields }, ...draft };
}
