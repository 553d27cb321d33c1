import { sessionMachine, type StorageCommand, type StoredProfile } from '@alphazone/machines';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export interface SessionActorOptions {
  /** The stored text that the first view read. */
  restored: StoredProfile;
  /** Calls back on later storage changes, including other tabs'. */
  watch: (changed: (profile: StoredProfile) => void) => (() => void) | undefined;
  store: (command: StorageCommand) => void;
  now: () => number;
}

/** Not started yet. Session stores import it after the first view. */
export function createSessionActor({ restored, watch, store, now }: SessionActorOptions): SessionActor {
  const storage = fromCallback<StorageCommand>(({ sendBack, receive }) => {
    receive(store);
    sendBack({ type: 'storage.loaded', profile: restored });
    return watch((profile) => sendBack({ type: 'storage.changed', profile }));
  });
  return createActor(sessionMachine.provide({ actors: { storage } }), { input: { now } });
}
