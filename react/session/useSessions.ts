import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fallbackOn404 } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { updateData } from '../forum/queries/updateData';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';

export type ListedSession = components['schemas']['ListedSession'];

const sessionsKey = ['sessions'] as const;

export function sessionsQuery({ client }: Pick<Forum, 'client'>) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }): Promise<ListedSession[]> =>
      fallbackOn404(dataOf(client.GET('/api/sessions', { signal })), []),
  });
}

const endSessionKey = (id: string) => ['sessions', 'end', id] as const;

export function endSession({ client, cache }: Forum, id: string): Mutation<void> {
  return {
    key: endSessionKey(id),
    async send() {
      const request = client.DELETE('/api/sessions/{sessionId}', { params: { path: { sessionId: id } } });
      // Missing: it has already ended.
      await fallbackOn404(request, undefined);
    },
    accept: () =>
      updateData<ListedSession[]>(cache, sessionsKey, (sessions) => sessions.filter(({ _id }) => _id !== id)),
    failureText: (reason) => reason,
    invalidates: [{ queryKey: sessionsKey }],
  };
}

/** The user's sessions. `sessions` is undefined while loading, and empty on a server without sessions. */
export function useSessions() {
  const forum = useForum();
  const query = useQuery(sessionsQuery(forum));
  return { sessions: query.data, ...queryState(forum, query) };
}

/** Ends one session of the user, on another device. */
export function useEndSession(id: string) {
  const forum = useForum();
  return {
    isEnding: useIsPending(endSessionKey(id)),
    endSession: (): Promise<Outcome> => attempt(forum, endSession(forum, id), undefined),
  };
}
