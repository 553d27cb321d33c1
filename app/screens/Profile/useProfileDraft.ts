import type { User } from '@alphazone/client';
import type { ProfileFormFields } from '@alphazone/ui';

import { draftFields } from '../../drafts/draftFields';
import { useDraft } from '../../drafts/useDraft';
import { profileFields } from './profileFields';

export function useProfileDraft(user: User) {
  const { text, setText, forget } = useDraft(`profile ${user._id}`);
  const edits: Partial<ProfileFormFields> = draftFields(text);

  return {
    fields: { ...profileFields(user), ...edits },
    setField: (field: keyof ProfileFormFields, value: string) =>
      setText((current) => JSON.stringify({ ...draftFields(current), [field]: value })),
    forget: () => forget(text),
  };
}
