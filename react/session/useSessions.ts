import { ApiError, dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { asApiError } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutation';
import { useIsPending } from '../forum/useIsPending';

export type ListedSession = components['schemas']['ListedSession'];

const sessionsKey = ['sessions'] as const;

export function sessionsQuery({ client }: Pick<Forum, 'client'>) {
  return queryOptions({
    queryKey: sessionsKey,
    async queryFn({ signal }): Promise<ListedSession[]> {
      try {
        return await dataOf(client.GET('/api/sessions', { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
}

const endSessionKey = (id: string) => ['sessions', 'end', id] as const;

export function endSession({ client, cache }: Forum, id: string): Mutation<void> {
  return {
    key: endSessionKey(id),
    async send() {
      try {
        await client.DELETE('/api/sessions/{sessionId}', { params: { path: { sessionId: id } } });
      } catch (error) {
        // It has already ended.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    accept: () =>
      void cache.setQueryData<ListedSession[]>(sessionsKey, (sessions) =>
        sessions?.filter(({ _id }) => _id !== id),
      ),
    failureText: (reason) => reason,
    invalidates: [{ queryKey: sessionsKey }],
  };
}

/** Where the user is logged in. `sessions` is undefined while loading, and empty on a server that keeps none. */
export function useSessions() {
  const forum = useForum();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(forum));
  return { sessions, error: error && asApiError(forum.texts, error), retry: () => void refetch() };
}

/** Ends one session of the user, on another device. */
export function useEndSession(id: string) {
  const forum = useForum();
  return {
    isEnding: useIsPending(endSessionKey(id)),
    endSession: (): Promise<Outcome> => attempt(forum, endSession(forum, id), undefined),
  };
}
