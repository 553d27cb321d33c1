import type { KeyValueStore, SessionStore } from '@alphazone/react';
import { isTexts, parseStored } from './parseStored';

/** Owner of guests' drafts. */
export const guest = 'guest';

/** Key of an unsent comment. */
export const commentDraftKey = (postId: string) => `comment ${postId}`;

/** Key prefix of the log-in form, which only guests use. */
export const guestFormKey = 'auth';

/** Unsent texts by owner and key, such as `comment {postId}`. */
export interface DraftStore {
  owner: () => string;
  read: (owner: string, key: string) => string;
  /** Stores a draft, or removes an empty one. Does not restore a waiting draft: the user may still be typing. */
  write: (owner: string, key: string, text: string) => void;
  /** Restores the waiting draft if the field is empty. Call it when a field opens. */
  restoreWaiting: (owner: string, key: string) => void;
  erase: (owner: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface DraftStoreOptions {
  storage: KeyValueStore;
  session: Pick<SessionStore, 'ownerId' | 'onChange'>;
  /** Calls back when the page returns from the back/forward cache: the tab's other pages share the storage. */
  onRestored?: (listener: () => void) => void;
  /** Called when storage fails. Drafts are then kept in memory only. */
  log: (what: string, cause: unknown) => void;
}

/** By key: the draft on screen, which may be empty, followed by the waiting ones. */
type Drafts = Readonly<Record<string, readonly string[]>>;

/**
 * Keeps the drafts of each user private. After an expired or rejected session, the drafts stay on screen: the user may
 * still be typing. A log-out hides them until the next log-in.
 *
 * A log-in moves guest drafts to the user. If the user already has a draft for the same key, the guest draft waits. It is
 * restored when a field opens, the page loads or the user logs in, provided the user's own draft is empty.
 */
export function createDraftStore({ storage, session, onRestored, log }: DraftStoreOptions): DraftStore {
  const known = new Map<string, Drafts>();
  /** Owners whose drafts could not be stored. */
  const unsaved = new Set<string>();
  const listeners = new Set<() => void>();
  let owner = session.ownerId() ?? guest;
  if (owner !== guest) {
    deleteForms(guest, owner);
    adoptGuestDrafts(owner);
  }

  session.onChange(({ type }) => {
    const next = session.ownerId() ?? guest;
    if (type === 'session.opened') deleteForms(owner, next);
    moveTo(next);
  });
  onRestored?.(() => {
    for (const draftOwner of known.keys()) if (!unsaved.has(draftOwner)) known.delete(draftOwner);
    notify();
  });

  function moveTo(next: string) {
    if (next === owner) return;
    if (owner === guest) adoptGuestDrafts(next);
    else save(next, withoutBlanks(draftsOf(next)));
    owner = next;
    notify();
  }

  /** Deletes log-in form drafts: another person may have typed them. */
  function deleteForms(...owners: string[]) {
    for (const draftOwner of owners) {
      const all = Object.entries(draftsOf(draftOwner));
      const others = all.filter(([key]) => key.split(' ')[0] !== guestFormKey);
      if (others.length === all.length) continue;
      save(draftOwner, Object.fromEntries(others));
      notify();
    }
  }

  function adoptGuestDrafts(userId: string) {
    const typed = Object.entries(withoutBlanks(draftsOf(guest)));
    const own = withoutBlanks(draftsOf(userId));
    const behind = typed.map(([key, texts]) => [key, [...(own[key] ?? []), ...texts]] as const);
    save(userId, { ...own, ...Object.fromEntries(behind) });
    save(guest, {});
  }

  function draftsOf(draftOwner: string): Drafts {
    const drafts = known.get(draftOwner) ?? load(draftOwner);
    known.set(draftOwner, drafts);
    return drafts;
  }

  function load(draftOwner: string): Drafts {
    try {
      return parseStored(storage.getItem(storageKey(draftOwner)) ?? '', isTexts);
    } catch (error) {
      log('The drafts could not be read.', error);
      return {};
    }
  }

  function save(draftOwner: string, drafts: Drafts) {
    known.set(draftOwner, drafts);
    try {
      if (Object.keys(drafts).length === 0) storage.removeItem(storageKey(draftOwner));
      else storage.setItem(storageKey(draftOwner), JSON.stringify(drafts));
      unsaved.delete(draftOwner);
    } catch (error) {
      unsaved.add(draftOwner);
      log('The draft could not be kept.', error);
    }
  }

  function notify() {
    listeners.forEach((listener) => listener());
  }

  return {
    owner: () => owner,
    read: (draftOwner, key) => draftsOf(draftOwner)[key]?.[0] ?? '',
    write(draftOwner, key, text) {
      const { [key]: [before = '', ...waiting] = [], ...others } = draftsOf(draftOwner);
      if (text === before) return;
      const isEmpty = text === '' && waiting.length === 0;
      save(draftOwner, isEmpty ? others : { ...others, [key]: [text, ...waiting] });
      notify();
    },
    restoreWaiting(draftOwner, key) {
      const { [key]: [before = '', ...waiting] = [], ...others } = draftsOf(draftOwner);
      if (!isBlank(before) || waiting.length === 0) return;
      save(draftOwner, { ...others, [key]: waiting });
      notify();
    },
    erase(draftOwner) {
      save(draftOwner, {});
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const storageKey = (owner: string) => `drafts ${owner}`;

const isBlank = (text: string): boolean => text.trim() === '';

/** Removes blank drafts. The next waiting draft of the same key takes their place. */
function withoutBlanks(drafts: Drafts): Drafts {
  const texts = Object.entries(drafts).map(
    ([key, all]) => [key, all.filter((text) => !isBlank(text))] as const,
  );
  return Object.fromEntries(texts.filter(([, left]) => left.length > 0));
}
