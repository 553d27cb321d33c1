import { useCallback, useEffect, useState } from 'react';

import { usePorts } from '../ports';
import { readDraft, writeDraft } from './draftStore';

/** Text that somebody is typing. */
export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Empties it once it is sent, even when its screen has gone; unless something else was typed since. */
  forget: (sent: string) => void;
}

/**
 * Text that somebody is typing. It outlives a refetch, an expired session, the way back and a reload,
 * until it is emptied or the tab is closed.
 *
 * @param key what the text is for, such as `comment {postId}`
 */
export function useDraft(key: string): Draft {
  const { drafts, log } = usePorts();
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(drafts, key) }));
  // Another target: its own draft, at once.
  const current = draft.key === key ? draft : { key, text: readDraft(drafts, key) };
  if (current !== draft) setDraft(current);

  const { text } = current;
  useEffect(() => writeDraft(drafts, key, text, log), [drafts, key, text, log]);

  const setText = useCallback((text: string) => setDraft({ key, text }), [key]);
  const forget = useCallback(
    (sent: string) => {
      if (readDraft(drafts, key) === sent) writeDraft(drafts, key, '', log);
      setDraft((now) => (now.key === key && now.text === sent ? { key, text: '' } : now));
    },
    [drafts, key, log],
  );
  return { text, setText, forget };
}
