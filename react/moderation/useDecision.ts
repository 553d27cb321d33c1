import { ApiError, dataOf, type components } from '@alphazone/client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { asApiError } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutation';
import { firstCursor, nextCursor, pageOf, pageQuery, type Page } from '../forum/page';
import { pagedList, type PagedList } from '../forum/pagedList';
import { useIsPending } from '../forum/useIsPending';
import { onReconnect } from '../live/realtime';
import { stalePosts } from '../posts/stalePosts';
import { decisionKeys, queueKeys } from './queueKeys';

export type Decision = components['schemas']['Decision'];

export function decisionQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return queryOptions({
    queryKey: decisionKeys.one(id),
    queryFn: ({ signal }): Promise<Decision> =>
      dataOf(client.GET('/api/decisions/{id}', { params: { path: { id } }, signal })),
  });
}

export type DecisionStep =
  | { kind: 'appeal'; version: number; text: string }
  | { kind: 'review'; version: number }
  | { kind: 'uphold' | 'restore'; version: number; note: string };

export const takeStep = ({ client, cache }: Forum, id: string): Mutation<DecisionStep, Decision> => ({
  key: decisionKeys.change(id),
  send(step) {
    const params = { path: { id } };
    const { version } = step;
    switch (step.kind) {
      case 'appeal':
        return dataOf(
          client.POST('/api/decisions/{id}/appeal', { params, body: { version, text: step.text } }),
        );
      case 'review':
        return dataOf(client.POST('/api/decisions/{id}/review', { params, body: { version } }));
      case 'uphold':
        return dataOf(
          client.POST('/api/decisions/{id}/uphold', { params, body: { version, note: step.note } }),
        );
      case 'restore':
        return dataOf(
          client.POST('/api/decisions/{id}/restore', { params, body: { version, note: step.note } }),
        );
    }
  },
  accept: (decision) => void cache.setQueryData(decisionKeys.one(id), decision),
  invalidates: [{ queryKey: decisionKeys.all }, { queryKey: queueKeys.all }, ...stalePosts],
});

/** A moderators' decision. Follows its appeal live. `decision` is undefined while loading, null if there is none. */
export function useDecision(id: string) {
  const forum = useForum();
  const { data, error, refetch } = useQuery(decisionQuery(forum, id));
  useEffect(() => {
    const realtime = forum.realtime();
    const refresh = () => void forum.cache.invalidateQueries({ queryKey: decisionKeys.one(id) });
    const stops = [
      realtime.on('decision changed', ({ _id }) => _id === id && refresh()),
      onReconnect(realtime, refresh),
    ];
    forum.start('posts');
    return () => stops.forEach((stop) => stop());
  }, [forum, id]);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 401);
  return {
    decision: isMissing ? null : data,
    error: isMissing ? null : error && asApiError(forum.texts, error),
    retry: () => void refetch(),
    isPending: useIsPending(decisionKeys.change(id)),
    /** Fails without an alert. */
    take: (step: DecisionStep): Promise<Outcome<Decision>> => attempt(forum, takeStep(forum, id), step),
  };
}

export function ownDecisionsQuery({ client }: Pick<Forum, 'client'>) {
  return infiniteQueryOptions({
    queryKey: decisionKeys.own,
    initialPageParam: firstCursor,
    queryFn: async ({ pageParam, signal }): Promise<Page<Decision>> => {
      try {
        const { data = [], response } = await client.GET('/api/decisions', {
          params: { query: pageQuery(pageParam) },
          signal,
        });
        return pageOf(response, data);
      } catch (error) {
        // A plain server has no moderators.
        if (error instanceof ApiError && error.status === 404) {
          return { items: [], nextCursor: undefined, total: undefined };
        }
        throw error;
      }
    },
    getNextPageParam: nextCursor,
  });
}

/** Moderators' decisions about the user, the newest first. */
export function useOwnDecisions(): PagedList & { decisions: Decision[] | undefined } {
  const forum = useForum();
  const { items: decisions, ...paged } = pagedList(forum, useInfiniteQuery(ownDecisionsQuery(forum)));
  return { decisions, ...paged };
}
