import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

import { usePorts } from '../ports';

/** A draft, and how to change it. */
export interface Draft {
  text: string;
  /** Sets the text, or updates the current one. */
  setText: (text: string | ((kept: string) => string)) => void;
  /** Empties the draft after it was sent, unless it has changed since. Works after the screen was left. */
  forget: (sent: string) => void;
}

/**
 * The user's draft. Survives refetches, an expired session, navigation and a reload, until it is emptied or the tab is
 * closed.
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

/** The owner of the drafts on screen. */
export function useDraftOwner(): string {
  const { drafts } = usePorts();
  return useSyncExternalStore(drafts.subscribe, drafts.owner, drafts.owner);
}
