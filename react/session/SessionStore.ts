import { parseSession, parseStoredSession, type Session } from '@alphazone/client';
import {
  sessionMachine,
  type SessionEmitted,
  type StorageCommand,
  type StoredProfile,
  type UserUpdate,
} from '@alphazone/machines';
import { createActor, fromCallback } from 'xstate';

import type { KeyValueStore } from './keyValueStore';

export const sessionKey = 'profile';

export interface SessionStore {
  current: () => Session | undefined;
  /** Returns the user whose data is on screen, also after an expired or rejected session. Undefined for a guest and after a log-out. */
  ownerId: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  onChange: (listener: (change: SessionEmitted) => void) => () => void;
  /** Logs in with a response of the server. Returns false if it lacks `result`, `_id` or `token`. */
  start: (session: unknown) => boolean;
  /** Ignores other users. */
  update: (user: UserUpdate) => void;
  refuse: (token: string) => void;
  end: () => void;
}

export interface SessionStoreOptions {
  storage: KeyValueStore;
  /** Calls back with the new value when another tab changes a key. */
  watch?: (key: string, changed: (text: string | null) => void) => () => void;
  now: () => number;
  /** Called when storage fails. The session then lasts as long as the page. */
  log: (what: string, cause: unknown) => void;
}

export function createSessionStore({ storage, watch, now, log }: SessionStoreOptions): SessionStore {
  const storageActor = fromCallback<StorageCommand>(({ sendBack, receive }) => {
    receive((command) => {
      try {
        if (command.type === 'storage.save') storage.setItem(sessionKey, JSON.stringify(command.profile));
        else storage.removeItem(sessionKey);
      } catch (error) {
        log('The session could not be stored.', error);
      }
    });
    sendBack({ type: 'storage.loaded', profile: parseStored(read()) });
    return watch?.(sessionKey, (text) => sendBack({ type: 'storage.changed', profile: parseStored(text) }));
  });

  function read(): string | null {
    try {
      return storage.getItem(sessionKey);
    } catch (error) {
      log('The stored session could not be read.', error);
      return null;
    }
  }

  const actor = createActor(sessionMachine.provide({ actors: { storage: storageActor } }), {
    input: { now },
  }).start();

  return {
    current: () => actor.getSnapshot().context.profile,
    ownerId: () => actor.getSnapshot().context.ownerId,
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    onChange(listener) {
      const subscription = actor.on('*', listener);
      return () => subscription.unsubscribe();
    },
    start(session) {
      let isRefused = false;
      const subscription = actor.on('session.refused', () => (isRefused = true));
      actor.send({ type: 'session.started', profile: parseSession(session) });
      subscription.unsubscribe();
      return !isRefused;
    },
    update: (user) => actor.send({ type: 'user.updated', user }),
    refuse: (token) => actor.send({ type: 'token.refused', token }),
    end: () => actor.send({ type: 'session.ended' }),
  };
}

function parseStored(text: string | null): StoredProfile {
  return text === null ? null : (parseStoredSession(text) ?? 'unreadable');
}
