import {
  sessionMachine,
  type SessionEmitted,
  type StorageCommand,
  type UserUpdate,
} from '@alphazone/machines';
import type { Session } from '@alphazone/client';
import { createActor, fromCallback } from 'xstate';

import type { KeyValueStore } from '../keyValueStore';

/** Where browser storage keeps the session. Spec section 3. */
export const sessionKey = 'profile';

/** Who is logged in, and since when that is known. Spec section 4, Session. */
export interface SessionStore {
  /** The session now; undefined for a visitor. */
  current: () => Session | undefined;
  /**
   * The id of the user whose work is on screen: the current user, or the one whose session has expired or was
   * rejected, who may still be typing. Undefined for a guest and after a log-out.
   */
  ownerId: () => string | undefined;
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Subscribes to the session's opening, changes and end. The listener receives the reason. */
  onChange: (listener: (change: SessionEmitted) => void) => () => void;
  /** Logs in with what the server sent. False when the result, its _id or the token is missing. */
  start: (session: unknown) => boolean;
  /** Merges a changed name or picture, when the ids match. */
  update: (user: UserUpdate) => void;
  /** The server refused a call with this token: logs out, unless a newer session has begun. */
  refuse: (token: string) => void;
  /** Logs out. */
  end: () => void;
}

export interface SessionStoreOptions {
  storage: KeyValueStore;
  /** Calls back with the new value under a key when another tab changes it. */
  watch?: (key: string, changed: (text: string | null) => void) => () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For developers: storage did not work. The session then lasts as long as the page. */
  log: (what: string, cause: unknown) => void;
}

/** Starts the session with what is stored. */
export function createSessionStore({ storage, watch, now, log }: SessionStoreOptions): SessionStore {
  const storageActor = fromCallback<StorageCommand>(({ sendBack, receive }) => {
    receive((command) => {
      try {
        if (command.type === 'storage.save') storage.setItem(sessionKey, command.text);
        else storage.removeItem(sessionKey);
      } catch (error) {
        log('The session could not be stored.', error);
      }
    });
    sendBack({ type: 'storage.loaded', text: read() });
    return watch?.(sessionKey, (text) => sendBack({ type: 'storage.changed', text }));
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
      actor.send({ type: 'session.started', profile: session });
      subscription.unsubscribe();
      return !isRefused;
    },
    update: (user) => actor.send({ type: 'user.updated', user }),
    refuse: (token) => actor.send({ type: 'token.refused', token }),
    end: () => actor.send({ type: 'session.ended' }),
  };
}
