import { useQuery } from '@tanstack/react-query';

import { asApiError } from '../forum/errors';
import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutation';
import { useIsPending } from '../forum/useIsPending';
import { identitiesQuery, identityKeys, unlinkIdentity } from './identityProviders';

export type { Identities, Identity } from './identityProviders';

/** The user's log-in methods. `identities` is undefined while loading, and null on a server without providers. */
export function useIdentities() {
  const forum = useForum();
  const { data: identities, error, refetch } = useQuery(identitiesQuery(forum));
  return {
    identities,
    /** True while loading: most accounts have one. */
    hasPassword: identities?.hasPassword ?? true,
    error: error && asApiError(forum.texts, error),
    retry: () => void refetch(),
    isUnlinking: useIsPending(identityKeys.unlink),
    unlink: (providerId: string): Promise<Outcome> => attempt(forum, unlinkIdentity(forum), providerId),
  };
}
