import { ApiError } from '@alphazone/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { asApiError } from '../forum/errors';
import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutation';
import { pagedList, type PagedList } from '../forum/pagedList';
import { useIsPending } from '../forum/useIsPending';
import { onReconnect } from '../live/realtime';
import {
  decisionQuery,
  ownDecisionsQuery,
  takeStep,
  type Decision,
  type DecisionStep,
} from './decisionQueries';
import { decisionKeys } from './queueKeys';

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

/** Moderators' decisions about the user, the newest first. */
export function useOwnDecisions(): PagedList & { decisions: Decision[] | undefined } {
  const forum = useForum();
  const { items: decisions, ...paged } = pagedList(forum, useInfiniteQuery(ownDecisionsQuery(forum)));
  return { decisions, ...paged };
}
