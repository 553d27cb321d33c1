import type { UserMatch } from '@alphazone/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { queryState } from '../forum/queries/queryState';
import { useIsPending } from '../forum/mutations/useIsPending';
import { useSession } from '../session/useSession';
import { filterMutationKey, setBlocked, setHidden, setMutedWords } from './filterMutations';
import { filtersQuery } from './filterQueries';
import { createWordMatcher } from './mutedWords';

/** A post, a comment or a chat message. */
export interface FilterableItem {
  userId: string;
  texts: readonly string[];
}

/** Why an item is folded away. */
export type FoldReason = { kind: 'blocked' } | { kind: 'muted'; word: string };

/** The current user's filters. Undefined for guests, while loading, and on a plain server. */
export function useMemberFilters() {
  const forum = useForum();
  const userId = useSession().user?._id;
  const { data: filters } = useQuery(filtersQuery(forum, userId));
  const isSaving = useIsPending(filterMutationKey(userId ?? ''));

  return useMemo(() => {
    if (userId === undefined || !filters) return undefined;
    const blockedIds = new Set(filters.blocked.map(({ _id }) => _id));
    const hiddenIds = new Set(filters.hiddenPosts);
    const findMuted = createWordMatcher(filters.words);
    return {
      ...filters,
      isSaving,
      isBlocked: (id: string) => blockedIds.has(id),
      isHidden: (postId: string) => hiddenIds.has(postId),
      /** Undefined for an item to show. Own items are always shown. */
      foldReasonOf: ({ userId: authorId, texts }: FilterableItem): FoldReason | undefined => {
        if (authorId === userId) return undefined;
        if (blockedIds.has(authorId)) return { kind: 'blocked' };
        const word = findMuted(texts);
        return word === undefined ? undefined : { kind: 'muted', word };
      },
      setBlocked: (member: UserMatch, isBlocked: boolean): Promise<Outcome> =>
        attempt(forum, setBlocked(forum, userId), { member, isBlocked }),
      setHidden: (postId: string, isHidden: boolean): Promise<Outcome> =>
        attempt(forum, setHidden(forum, userId), { postId, isHidden }),
      setMutedWords: (words: string[]): Promise<Outcome> =>
        attempt(forum, setMutedWords(forum, userId), words),
    };
  }, [forum, userId, filters, isSaving]);
}

/** Why the current user's filters could not be loaded. */
export function useMemberFiltersState() {
  const forum = useForum();
  return { ...queryState(forum, useQuery(filtersQuery(forum, useSession().user?._id))) };
}
