import { createClient, dataOf, type Post, type Vote } from '@alphazone/client';
import { sessionMachine, type StorageCommand } from '@alphazone/machines';
import { useSyncExternalStore } from 'react';
import { createActor, fromCallback } from 'xstate';

import { respond } from './shelfServer';

const storage = fromCallback<StorageCommand>(({ sendBack, receive }) => {
  receive((command) => {
    if (command.type === 'storage.save') sessionStorage.setItem('profile', JSON.stringify(command.profile));
    else sessionStorage.removeItem('profile');
  });
  // The demo keeps no session across page loads.
  sendBack({ type: 'storage.loaded', profile: null });
});

export const session = createActor(sessionMachine.provide({ actors: { storage } }), {
  input: { now: Date.now },
}).start();

/** The typed client. A real site sets `baseUrl` to its server and omits `fetch`. */
export const client = createClient({
  baseUrl: location.origin,
  getToken: () => session.getSnapshot().context.profile?.token,
  fetch: respond,
});

let posts: readonly Post[] | undefined;
const listeners = new Set<() => void>();

async function refresh(): Promise<void> {
  posts = await dataOf(client.GET('/posts/get'));
  for (const listener of listeners) listener();
}

export function usePosts(): readonly Post[] | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (!posts) void refresh();
      return () => listeners.delete(listener);
    },
    () => posts,
  );
}

export function useReader() {
  return useSyncExternalStore(
    (listener) => {
      const subscription = session.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => session.getSnapshot().context.profile?.result,
  );
}

export async function vote(postId: string, userId: string, value: Vote): Promise<void> {
  await client.PATCH('/posts/vote/{id}', { params: { path: { id: postId } }, body: { value, userId } });
  await refresh();
}

export async function comment(postId: string, userId: string, commentBody: string): Promise<void> {
  await client.POST('/comment/{id}', { params: { path: { id: postId } }, body: { commentBody, userId } });
  await refresh();
}
