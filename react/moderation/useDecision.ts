import { ApiError } from '@alphazone/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { asApiError } from '../forum/errors';
import { useForum } from '../forum/ForumContext';
import { useLate } from '../forum/late/useLate';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { pagedList, type PagedList } from '../forum/queries/pagedList';
import { refetch } from '../forum/queries/refetch';
import { useIsPending } from '../forum/mutations/useIsPending';
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
  const { data, error, refetch: retry } = useQuery(decisionQuery(forum, id));
  const realtime = useLate(forum.live)?.realtime;
  useEffect(() => forum.start('posts'), [forum]);
  useEffect(() => {
    if (!realtime) return;
    const refresh = () => void refetch(forum.cache, { queryKey: decisionKeys.one(id) });
    // Also on first connect: the decision may have changed since it was read.
    const opened = realtime.connection.on('connection.opened', refresh);
    const stops = [
      realtime.on('decision changed', ({ _id }) => _id === id && refresh()),
      () => opened.unsubscribe(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [forum, id, realtime]);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 401);
  return {
    decision: isMissing ? null : data,
    error: isMissing ? null : error && asApiError(forum.texts, error),
    retry: () => void retry(),
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
