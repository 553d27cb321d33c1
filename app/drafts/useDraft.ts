import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

import { draftOf } from '../forms/formResult';
import { usePorts } from '../ports';
import { guest } from './draftStore';

export interface Draft {
  text: string;
  setText: (text: string | ((current: string) => string)) => void;
  /** Clears the draft after sending, unless it has changed since. Works after unmount. */
  forget: (sent: string) => void;
}

/** Survives an expired session, navigation and a reload, until it is cleared or the tab is closed. */
export function useDraft(key: string): Draft {
  const { drafts, formResult } = usePorts();
  const sent = formResult && draftOf(formResult);
  const owner = useDraftOwner();
  const read = () => drafts.read(owner, key);
  const text = useSyncExternalStore(drafts.subscribe, read, () => (sent?.key === key ? sent.text : ''));
  useLayoutEffect(() => drafts.restoreWaiting(owner, key), [drafts, owner, key]);

  const setText = useCallback<Draft['setText']>(
    (next) => drafts.write(owner, key, typeof next === 'string' ? next : next(drafts.read(owner, key))),
    [drafts, owner, key],
  );
  const forget = useCallback(
    (sent: string) => setText((current) => (current === sent ? '' : current)),
    [setText],
  );
  return { text, setText, forget };
}

export function useDraftOwner(): string {
  const { drafts } = usePorts();
  return useSyncExternalStore(drafts.subscribe, drafts.owner, () => guest);
}
