import { sessionMachine, type StorageCommand, type StoredProfile } from '@alphazone/machines';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';

import type { KeyValueStore } from './keyValueStore';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Stores the end of the last refused token: it tells other tabs that their session did not end with a log-out. */
const refusedKey = 'refused token';

/** Part of the signature: a token that is valid after all must not stay here. */
const endOf = (token: string) => token.slice(-9);

export interface SessionActorOptions {
  storage: KeyValueStore;
  /** The stored text that the first view read. */
  restored: StoredProfile;
  /** Calls back on later storage changes, including other tabs'. */
  watch: (changed: (profile: StoredProfile) => void) => (() => void) | undefined;
  store: (command: StorageCommand) => void;
  now: () => number;
}

/** Not started yet. Session stores import it after the first view. */
export function createSessionActor({
  restored,
  storage,
  watch,
  store,
  now,
}: SessionActorOptions): SessionActor {
  const safely = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch {
      // Without storage, other tabs see a log-out.
      return undefined;
    }
  };

  const currentToken = () => actor.getSnapshot().context.profile?.token;

  const actor: SessionActor = createActor(
    sessionMachine.provide({
      actors: {
        storage: fromCallback<StorageCommand>(({ sendBack, receive }) => {
          receive(store);
          sendBack({ type: 'storage.loaded', profile: restored });
          return watch((profile) => {
            const token = currentToken();
            sendBack(
              profile === null && token && safely(() => storage.getItem(refusedKey)) === endOf(token)
                ? { type: 'token.refused', token }
                : { type: 'storage.changed', profile },
            );
          });
        }),
      },
    }),
    {
      input: { now },
      // Before the machine clears the session, which other tabs see.
      inspect(inspected) {
        if (inspected.type !== '@xstate.event' || inspected.event.type !== 'token.refused') return;
        const token = currentToken();
        // Not after a log-out, whose late requests are refused too.
        if (token && inspected.event['token'] === token)
          safely(() => storage.setItem(refusedKey, endOf(token)));
      },
    },
  );
  return actor;
}
