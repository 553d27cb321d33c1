import { createClient, dataOf, type Post, type Vote } from '@alphazone/client';
import { sessionMachine, type StorageCommand } from '@alphazone/machines';
import { useSyncExternalStore } from 'react';
import { createActor, fromCallback } from 'xstate';

import { answer } from './shelfServer';

const storage = fromCallback<StorageCommand>(({ sendBack, receive }) => {
  receive((command) => {
    if (command.type === 'storage.save') sessionStorage.setItem('profile', command.text);
    else sessionStorage.removeItem('profile');
  });
  // The shelf forgets its readers when the page is loaded again.
  sendBack({ type: 'storage.loaded', text: null });
});

/** Who is signed in. */
export const session = createActor(sessionMachine.provide({ actors: { storage } }), {
  input: { now: Date.now },
}).start();

/** The typed client; a real site gives it `baseUrl` and leaves `fetch` out. */
export const client = createClient({
  baseUrl: location.origin,
  getToken: () => session.getSnapshot().context.profile?.token,
  fetch: answer,
});

let posts: readonly Post[] | undefined;
const listeners = new Set<() => void>();

async function refresh(): Promise<void> {
  posts = await dataOf(client.GET('/posts/get'));
  for (const listener of listeners) listener();
}

/** All discussions; undefined until they have come. */
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

/** Who reads; undefined for a guest. */
export function useReader() {
  return useSyncExternalStore(
    (listener) => {
      const subscription = session.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => session.getSnapshot().context.profile?.result,
  );
}

/** Votes as the reader. */
export async function vote(postId: string, userId: string, value: Vote): Promise<void> {
  await client.PATCH('/posts/vote/{id}', { params: { path: { id: postId } }, body: { value, userId } });
  await refresh();
}

/** Comments as the reader. */
export async function comment(postId: string, userId: string, commentBody: string): Promise<void> {
  await client.POST('/comment/{id}', { params: { path: { id: postId } }, body: { commentBody, userId } });
  await refresh();
}
