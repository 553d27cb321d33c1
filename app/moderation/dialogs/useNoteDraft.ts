import { useSession } from '@alphazone/react';

import { useDraftFields } from '../../drafts/useDraftFields';

/** Key of a decision's note. The queue and the content's page share it. */
export const noteDraftKey = (kind: string, target: string, id: string) => `note ${kind} ${target} ${id}`;

/** Unsent texts of a dialog. Closing it keeps them. */
export function useNoteDraft(key: string) {
  const { discard, ...draft } = useDraftFields<'note' | 'tags'>(key);
  const { hasEnded } = useSession();
  return {
    ...draft,
    /** For Cancel. Keeps the texts after an expired session: the dialog must be closed to log in. */
    discard: () => {
      if (!hasEnded) discard();
    },
  };
}
