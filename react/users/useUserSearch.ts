import { dataOf } from '@alphazone/client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { queryState } from '../forum/queries/queryState';
import { mentionMatch } from './mentionSearch';
import { userKeys } from './userKeys';

const userSearchQuery = ({ client }: Pick<Forum, 'client'>, q: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'search', q],
    enabled: q !== '',
    queryFn: async ({ signal }) =>
      (await dataOf(client.GET('/api/users/search', { params: { query: { q } }, signal }))).map(mentionMatch),
  });

/** Users by part of a name. Shows the previous ones while loading, none for blank text. */
export function useUserSearch(text: string) {
  const forum = useForum();
  const q = text.trim();
  const query = useQuery({ ...userSearchQuery(forum, q), placeholderData: keepPreviousData });
  return {
    users: q === '' ? undefined : query.data,
    isLoading: query.isLoading,
    ...queryState(forum, query),
  };
}
