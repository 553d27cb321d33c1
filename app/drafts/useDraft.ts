import { useCallback, useState } from 'react';

import { usePorts } from '../ports';
import { readDraft, writeDraft } from './draftStore';

/**
 * Text that somebody is typing. It outlives a refetch, an expired session, the way back and a reload,
 * until it is emptied or the tab is closed.
 *
 * @param key what the text is for, such as `comment {postId}`
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const { drafts, log } = usePorts();
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(drafts, key) }));
  // Another target: its own draft, at once.
  const current = draft.key === key ? draft : { key, text: readDraft(drafts, key) };
  if (current !== draft) setDraft(current);

  const setText = useCallback(
    (text: string) => {
      writeDraft(drafts, key, text, log);
      setDraft({ key, text });
    },
    [drafts, key, log],
  );
  return [current.text, setText];
}
