import type { User } from '@alphazone/client';
import type { ProfileFormFields } from '@alphazone/ui';

import { draftFields } from '../../drafts/draftFields';
import { useDraft } from '../../drafts/useDraft';
import { profileFields } from './profileFields';

/** The fields of the edit form: those that were typed into as they were left, the others as they are saved. */
export function useProfileDraft(user: User) {
  const { text, setText, forget } = useDraft(`profile ${user._id}`);
  const edits: Partial<ProfileFormFields> = draftFields(text);

  return {
    fields: { ...profileFields(user), ...edits },
    setField: (field: keyof ProfileFormFields, value: string) =>
      setText((kept) => JSON.stringify({ ...draftFields(kept), [field]: value })),
    /** Drops what was typed, unless something else was typed since. */
    forget: () => forget(text),
  };
}
