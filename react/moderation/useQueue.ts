import type { components } from '@alphazone/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { asApiError } from '../forum/errors';
import { useForum } from '../forum/ForumContext';
import { useLate } from '../forum/late/useLate';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { pagedList, type PagedList } from '../forum/queries/pagedList';
import { refetch } from '../forum/queries/refetch';
import { useIsPending } from '../forum/mutations/useIsPending';
import {
  appealListQuery,
  caseListQuery,
  caseQuery,
  claimCase,
  decideCase,
  releaseCase,
  type Case,
  type CaseDecision,
} from './caseQueries';
import { queueKeys, type CaseList } from './queueKeys';

/** Cases of the user's zones, the most urgent first. */
export function useCases(list: CaseList): PagedList & { cases: Case[] | undefined } {
  const forum = useForum();
  const { items: cases, ...paged } = pagedList(forum, useInfiniteQuery(caseListQuery(forum, list)));
  return { cases, ...paged };
}

/** Decisions with an appeal pending review. */
export function useAppeals(): PagedList & { appeals: components['schemas']['Decision'][] | undefined } {
  const forum = useForum();
  const { items: appeals, ...paged } = pagedList(forum, useInfiniteQuery(appealListQuery(forum)));
  return { appeals, ...paged };
}

/** Refetches the queue when it changes, while mounted. */
export function useLiveQueue(): void {
  const forum = useForum();
  const realtime = useLate(forum.live)?.realtime;
  useEffect(() => forum.start('posts'), [forum]);
  useEffect(() => {
    if (!realtime) return;
    const refetchQueue = () => void refetch(forum.cache, { queryKey: queueKeys.all });
    const stops = [
      realtime.followQueue(refetchQueue),
      realtime.on('queue changed', refetchQueue),
      realtime.on('decision changed', refetchQueue),
    ];
    return () => stops.forEach((stop) => stop());
  }, [forum, realtime]);
}

/** A case with its reports. `details` is undefined while loading. @param id Loads nothing if undefined. */
export function useCase(id: string | undefined) {
  const forum = useForum();
  const {
    data: details,
    error,
    refetch: retry,
  } = useQuery({ ...caseQuery(forum, id ?? ''), enabled: id !== undefined });
  return { details, error: error && asApiError(forum.texts, error), retry: () => void retry() };
}

/** Claims keep other moderators from deciding, for 10 minutes. Stable functions. They fail without an alert. */
export function useClaims() {
  const forum = useForum();
  const claim = useCallback(
    (id: string): Promise<Outcome<Case>> => attempt(forum, claimCase(forum, id), undefined),
    [forum],
  );
  const release = useCallback(
    (id: string): Promise<Outcome<Case>> => attempt(forum, releaseCase(forum, id), undefined),
    [forum],
  );
  return { claim, release };
}

/** Decides a case and closes it. */
export function useDecideCase(id: string) {
  const forum = useForum();
  return {
    isDeciding: useIsPending(queueKeys.decide(id)),
    /** Fails without an alert: the message names the moderator who was faster. */
    decide: (decision: CaseDecision): Promise<Outcome<Case>> =>
      attempt(forum, decideCase(forum, id), decision),
  };
}
