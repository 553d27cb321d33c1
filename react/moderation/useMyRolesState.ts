import { useQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import { queryState } from '../forum/queries/queryState';
import { useSession } from '../session/useSession';
import { rolesQuery } from './useMyRoles';

/** Whether the roles of `useMyRoles` are still loading, or why they could not be loaded. */
export function useMyRolesState() {
  const forum = useForum();
  const { user } = useSession();
  const query = useQuery(rolesQuery(forum, user?._id));
  const { error, retry } = queryState(forum, query);
  return { isLoading: query.isLoading, error, retry };
}
