import { parseSession, parseStoredSession, type Session } from '@alphazone/client';
import {
  restoredProfile,
  type SessionEmitted,
  type SessionEvent,
  type StoredProfile,
  type UserUpdate,
} from '@alphazone/machines';

import { late } from '../forum/late';
import type { KeyValueStore } from './keyValueStore';
import type { createSessionActor, SessionActor } from './sessionActor';

/** Key of the stored session, which the specification names. */
export const sessionKey = 'profile';

export interface SessionStore {
  current: () => Session | undefined;
  /** Returns the user whose data is on screen, even after an expired or rejected session. Undefined for a guest and after a log-out. */
  ownerId: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  onChange: (listener: (change: SessionEmitted) => void) => () => void;
  /** Logs in with a response of the server. Returns false if it lacks `result`, `_id` or `token`. */
  start: (session: unknown) => boolean;
  /** Ignores other users. */
  update: (user: UserUpdate) => void;
  /** @param code of the server's error. `account_deleted` deletes what this device keeps for the member. */
  refuse: (token: string, code?: string) => void;
  end: () => void;
  /**
   * Resolves once the machine runs: from then on, calls take effect at once, and the session expires and
   * follows other tabs. Earlier calls are queued, except `end`, which also clears the session at once.
   */
  load: () => Promise<void>;
  /**
   * Ends the machine permanently, with its timer and its listener for other tabs. Later log-ins have no effect; `end` still
   * clears the storage.
   */
  stop: () => void;
}

export interface SessionStoreOptions {
  storage: KeyValueStore;
  /** Calls `changed` when another tab changes a key, or may have changed it. */
  watch?: (key: string, changed: () => void) => () => void;
  now: () => number;
  /** Called when storage fails. The session is then kept in memory only. */
  log: (what: string, cause: unknown) => void;
}

const sharedModule = late(() => import('./sessionActor'));

/** Preloads the machine, so that later stores start it at once. */
export const preloadSession = sharedModule.load;

/** Restores the session at once. Its machine is imported by `load`, or with the first change. */
export function createSessionStore(
  { storage, watch, now, log }: SessionStoreOptions,
  actorModule = sharedModule,
): SessionStore {
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: SessionEmitted) => void>();
  /** As far as this page knows. */
  let stored = read();
  const parsed = parseStored(stored);
  const restored = restoredProfile(parsed, now);
  let actor: SessionActor | undefined;
  /** Ended before the machine was loaded. */
  let hasEnded = false;
  let isStopped = false;
  let follow: (profile: StoredProfile) => void = () => undefined;

  function change(write: () => void): void {
    try {
      write();
    } catch (error) {
      log('The session could not be stored.', error);
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
  function rereadStorage(): void {
    const newest = watch ? read() : stored;
    if (newest === stored) return;
    stored = newest;
    follow(parseStored(newest));
  }

  function start(module: { createSessionActor: typeof createSessionActor }) {
    actor = module.createSessionActor({
      restored: parsed,
      storage,
      now,
      store: (command) =>
        change(() => {
          if (command.type === 'storage.clear') return clear();
          const text = JSON.stringify(command.profile);
          storage.setItem(sessionKey, text);
          stored = text;
        }),
      watch(changed) {
        follow = changed;
        return watch?.(sessionKey, rereadStorage);
      },
    });
    let isRestoring = true;
    actor.on('*', (change) => {
      const isKnown = change.type === 'session.opened' ? change.by === 'restoring' : !restored;
      if (!isRestoring || !isKnown) changeListeners.forEach((listener) => listener(change));
    });
    actor.subscribe(() => listeners.forEach((notify) => notify()));
    if (!isStopped) actor.start();
    // The log-out concerns only this page's session.
    if (!hasEnded) rereadStorage();
    isRestoring = false;
    return actor;
  }
  const loaded = actorModule.current();
  const running = late(
    async () => start(await actorModule.load()),
    (error) => log('The session could not be loaded.', error),
    loaded && start(loaded),
  );
  const send = (event: SessionEvent) => running.whenLoaded((started) => started.send(event));

  function read(): string | null {
    try {
      return storage.getItem(sessionKey);
    } catch (error) {
      log('The stored session could not be read.', error);
      return null;
    }
  }

  return {
    current: () => (actor ? actor.getSnapshot().context.profile : hasEnded ? undefined : restored),
    ownerId: () =>
      actor ? actor.getSnapshot().context.ownerId : hasEnded ? undefined : restored?.result._id,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    start(session) {
      const profile = parseSession(session);
      if (profile) send({ type: 'session.started', profile });
      return profile !== undefined;
    },
    update(user) {
      // Storing the user would undo another tab's log-out whose event is still queued.
      rereadStorage();
      send({ type: 'user.updated', user });
    },
    refuse: (token, code) =>
      send({ type: code === 'account_deleted' ? 'account.deleted' : 'token.refused', token }),
    end() {
      // Also if the machine cannot be loaded: offline, or after an update of the server.
      if (!actor || isStopped) {
        hasEnded = true;
        change(clear);
        listeners.forEach((notify) => notify());
      }
      running.whenLoaded((started) => {
        started.send({ type: 'session.ended' });
        rereadStorage();
      });
    },
    load: async () => void (await running.load()),
    stop() {
      isStopped = true;
      actor?.stop();
    },
  };
}

function tokenOf(text: string | null): string | undefined {
  const profile = parseStored(text);
  return profile === 'unreadable' ? undefined : profile?.token;
}

function parseStored(text: string | null): StoredProfile {
  return text === null ? null : (parseStoredSession(text) ?? 'unreadable');
}
