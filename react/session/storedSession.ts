import { parseStoredSession } from '@alphazone/client';
import type { StorageCommand, StoredProfile } from '@alphazone/machines';

import type { KeyValueStore } from './keyValueStore';

/** Key of the stored session, which the specification names. */
export const sessionKey = 'profile';

export interface StoredSessionOptions {
  storage: KeyValueStore;
  /** Calls `changed` when another tab changes a key, or may have changed it. */
  watch?: (key: string, changed: () => void) => () => void;
  /** Called when storage fails. The session is then kept in memory only. */
  log: (what: string, cause: unknown) => void;
}

/** The session in the storage, as far as this page knows. */
export function storedSession({ storage, watch, log }: StoredSessionOptions) {
  let stored = read();
  let follow: (profile: StoredProfile) => void = () => undefined;

  function read(): string | null {
    try {
      return storage.getItem(sessionKey);
    } catch (error) {
      log('The stored session could not be read.', error);
      return null;
    }
  }

  /** Keeps another session that another tab has stored since. */
  function clear(): void {
    const token = tokenOf(read());
    if (token !== undefined && token !== tokenOf(stored)) return;
    storage.removeItem(sessionKey);
    stored = null;
  }

  /** Storage events are queued: this page may have stored another session since. */
  function reread(): void {
    const newest = watch ? read() : stored;
    if (newest === stored) return;
    stored = newest;
    follow(parse(newest));
  }

  return {
    /** The session that the page started with. */
    restored: parse(stored),
    store(command: StorageCommand): void {
      try {
        if (command.type === 'storage.clear') return clear();
        const text = JSON.stringify(command.profile);
        storage.setItem(sessionKey, text);
        stored = text;
      } catch (error) {
        log('The session could not be stored.', error);
      }
    },
    /** Calls back with what another tab stores. @returns The unsubscribe function, if tabs can be watched. */
    watch(changed: (profile: StoredProfile) => void): (() => void) | undefined {
      follow = changed;
      return watch?.(sessionKey, reread);
    },
    reread,
  };
}

function tokenOf(text: string | null): string | undefined {
  const profile = parse(text);
  return profile === 'unreadable' ? undefined : profile?.token;
}

function parse(text: string | null): StoredProfile {
  return text === null ? null : (parseStoredSession(text) ?? 'unreadable');
}
