import { useQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';
import { identitiesQuery, identityKeys, unlinkIdentity } from './identityProviders';

export type { Identities, Identity } from './identityProviders';

/** The user's log-in methods. `identities` is undefined while loading, and null on a server without providers. */
export function useIdentities() {
  const forum = useForum();
  const query = useQuery(identitiesQuery(forum));
  const unlinking = unlinkIdentity(forum);
  return {
    identities: query.data,
    /** True while loading: most accounts have one. */
    hasPassword: query.data?.hasPassword ?? true,
    ...queryState(forum, query),
    isUnlinking: useIsPending(identityKeys.unlink),
    unlink: (providerId: string): Promise<Outcome> => attempt(forum, unlinking, providerId),
  };
}
