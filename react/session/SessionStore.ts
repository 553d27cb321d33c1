import { parseSession, type Session } from '@alphazone/client';
import {
  restoredProfile,
  type SessionEmitted,
  type SessionEvent,
  type UserUpdate,
} from '@alphazone/machines';

import { late } from '../forum/late/late';
import type { createSessionActor, SessionActor } from './sessionActor';
import { storedSession, type StoredSessionOptions } from './storedSession';

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

export interface SessionStoreOptions extends StoredSessionOptions {
  now: () => number;
}

const sharedModule = late(() => import('./sessionActor'));

/** Preloads the machine, so that later stores start it at once. */
export const preloadSession = sharedModule.load;

/** Restores the session at once. Its machine is imported by `load`, or with the first change. */
export function createSessionStore(options: SessionStoreOptions, actorModule = sharedModule): SessionStore {
  const { storage, now, log } = options;
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: SessionEmitted) => void>();
  const stored = storedSession(options);
  const restored = restoredProfile(stored.restored, now);
  let actor: SessionActor | undefined;
  /** Ended before the machine was loaded. */
  let hasEnded = false;
  let isStopped = false;

  function start(module: { createSessionActor: typeof createSessionActor }) {
    actor = module.createSessionActor({ ...stored, storage, now });
    let isRestoring = true;
    actor.on('*', (change) => {
      const isKnown = change.type === 'session.opened' ? change.by === 'restoring' : !restored;
      if (!isRestoring || !isKnown) changeListeners.forEach((listener) => listener(change));
    });
    actor.subscribe(() => listeners.forEach((notify) => notify()));
    if (!isStopped) actor.start();
    // The log-out concerns only this page's session.
    if (!hasEnded) stored.reread();
    isRestoring = false;
    return actor;
  }
  const loaded = actorModule.current();
  const running = late(
    async () => start(await actorModule.load()),
    (error) => log('The session could not be loaded.', error),
    loaded && start(loaded),
  );
  const send = (event: SessionEvent) => running.whenLoaded((started) => isStopped || started.send(event));

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
      stored.reread();
      send({ type: 'user.updated', user });
    },
    refuse: (token, code) =>
      send({ type: code === 'account_deleted' ? 'account.deleted' : 'token.refused', token }),
    end() {
      // Also if the machine cannot be loaded: offline, or after an update of the server.
      if (!actor || isStopped) {
        hasEnded = true;
        stored.store({ type: 'storage.clear' });
        listeners.forEach((notify) => notify());
      }
      running.whenLoaded((started) => {
        started.send({ type: 'session.ended' });
        stored.reread();
      });
    },
    load: async () => void (await running.load()),
    stop() {
      isStopped = true;
      actor?.stop();
    },
  };
}
