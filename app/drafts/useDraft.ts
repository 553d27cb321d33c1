import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

import { usePorts } from '../ports';

/** Text that somebody is typing. */
export interface Draft {
  text: string;
  /** Keeps a text, or what becomes of the one that is kept by now. */
  setText: (text: string | ((kept: string) => string)) => void;
  /** Empties it once it is sent, even when its screen has gone; unless something else was typed since. */
  forget: (sent: string) => void;
}

/**
 * Text that somebody is typing. It outlives a refetch, an expired session, the way back and a reload,
 * until it is emptied or the tab is closed. It is its member's own.
 *
 * @param key what the text is for, such as `comment {postId}`
 */
export function useDraft(key: string): Draft {
  const { drafts } = usePorts();
  const owner = useDraftOwner();
  const read = () => drafts.read(owner, key);
  const text = useSyncExternalStore(drafts.subscribe, read, read);
  useLayoutEffect(() => drafts.bringForward(owner, key), [drafts, owner, key]);

  const setText = useCallback<Draft['setText']>(
    (next) => drafts.write(owner, key, typeof next === 'string' ? next : next(drafts.read(owner, key))),
    [drafts, owner, key],
  );
  const forget = useCallback((sent: string) => setText((kept) => (kept === sent ? '' : kept)), [setText]);
  return { text, setText, forget };
}

/** Whose drafts are on screen. */
export function useDraftOwner(): string {
  const { drafts } = usePorts();
  return useSyncExternalStore(drafts.subscribe, drafts.owner, drafts.owner);
}
