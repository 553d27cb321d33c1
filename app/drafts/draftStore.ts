import type { KeyValueStore } from '../keyValueStore';
import type { SessionStore } from '../session/SessionStore';
import { isTexts, parseStored } from './parseStored';

/** Whose drafts those of visitors are. */
const guest = 'guest';

/** Begins the name of what only visitors type: the form to log in or sign up. */
export const visitorsOnly = 'auth';

/** What people have typed and not sent yet, by member and by what it is for. */
export interface DraftStore {
  /** Whose drafts are on screen: a member's id, or one for visitors. */
  owner: () => string;
  /** A draft of this owner, such as `comment {postId}`; empty when there is none. */
  read: (owner: string, key: string) => string;
  /** Keeps a draft; an empty one is forgotten. One that waited behind it waits on: the next key press may still be meant for what is gone. */
  write: (owner: string, key: string, text: string) => void;
  /** Restores the waiting draft if the field is empty. Call it when a field opens. */
  bringForward: (owner: string, key: string) => void;
  /** Forgets all drafts of this owner, whose account is deleted. */
  erase: (owner: string) => void;
  /** Calls back after every change of a draft and of the owner, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

export interface DraftStoreOptions {
  storage: KeyValueStore;
  session: Pick<SessionStore, 'ownerId' | 'onChange'>;
  /** For developers: storage did not work. Drafts then last as long as the page. */
  log: (what: string, cause: unknown) => void;
}

/** By what they are for: the one on screen, empty while others wait behind it, and those others. */
type Drafts = Readonly<Record<string, readonly string[]>>;

/**
 * Keeps drafts per member: nobody sees another's. A session that ends by itself leaves its drafts on screen,
 * because whoever types is still there; a log-out takes them away until the next log-in. What a visitor has
 * typed becomes that of the member who logs in; it waits where the member has a draft already, and comes forward
 * when that is gone and the field opens anew, the page is loaded, or the member logs in.
 */
export function createDraftStore({ storage, session, log }: DraftStoreOptions): DraftStore {
  const known = new Map<string, Drafts>();
  const listeners = new Set<() => void>();
  let owner = session.ownerId() ?? guest;
  if (owner !== guest) {
    forgetForms(guest, owner);
    adopt(owner);
  }

  session.onChange(({ type }) => {
    const next = session.ownerId() ?? guest;
    if (type === 'session.opened') forgetForms(owner, next);
    moveTo(next);
  });

  function moveTo(next: string) {
    if (next === owner) return;
    if (owner === guest) adopt(next);
    else keep(next, withoutBlanks(draftsOf(next)));
    owner = next;
    tell();
  }

  /** Whoever typed into the form to log in or sign up may be another than who logs in. */
  function forgetForms(...owners: string[]) {
    for (const whose of owners) {
      const all = Object.entries(draftsOf(whose));
      const others = all.filter(([key]) => key.split(' ')[0] !== visitorsOnly);
      if (others.length === all.length) continue;
      keep(whose, Object.fromEntries(others));
      tell();
    }
  }

  /** The member goes on with what was typed before the log-in, and with what waited. */
  function adopt(member: string) {
    const typed = Object.entries(withoutBlanks(draftsOf(guest)));
    const own = withoutBlanks(draftsOf(member));
    const behind = typed.map(([key, texts]) => [key, [...(own[key] ?? []), ...texts]] as const);
    keep(member, { ...own, ...Object.fromEntries(behind) });
    keep(guest, {});
  }

  function draftsOf(whose: string): Drafts {
    const drafts = known.get(whose) ?? load(whose);
    known.set(whose, drafts);
    return drafts;
  }

  function load(whose: string): Drafts {
    try {
      return parseStored(storage.getItem(storageKey(whose)) ?? '', isTexts);
    } catch (error) {
      log('The drafts could not be read.', error);
      return {};
    }
  }

  function keep(whose: string, drafts: Drafts) {
    known.set(whose, drafts);
    try {
      if (Object.keys(drafts).length === 0) storage.removeItem(storageKey(whose));
      else storage.setItem(storageKey(whose), JSON.stringify(drafts));
    } catch (error) {
      log('The draft could not be kept.', error);
    }
  }

  function tell() {
    listeners.forEach((listener) => listener());
  }

  return {
    owner: () => owner,
    read: (whose, key) => draftsOf(whose)[key]?.[0] ?? '',
    write(whose, key, text) {
      const { [key]: [before = '', ...waiting] = [], ...others } = draftsOf(whose);
      if (text === before) return;
      const isNothing = text === '' && waiting.length === 0;
      keep(whose, isNothing ? others : { ...others, [key]: [text, ...waiting] });
      tell();
    },
    bringForward(whose, key) {
      const { [key]: [before = '', ...waiting] = [], ...others } = draftsOf(whose);
      if (!isBlank(before) || waiting.length === 0) return;
      keep(whose, { ...others, [key]: waiting });
      tell();
    },
    erase(whose) {
      keep(whose, {});
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const storageKey = (owner: string) => `drafts ${owner}`;

const isBlank = (text: string): boolean => text.trim() === '';

/** Those that wait behind nothing come forward. */
function withoutBlanks(drafts: Drafts): Drafts {
  const texts = Object.entries(drafts).map(
    ([key, all]) => [key, all.filter((text) => !isBlank(text))] as const,
  );
  return Object.fromEntries(texts.filter(([, left]) => left.length > 0));
}
