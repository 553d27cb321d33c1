import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutation';
import { useIsPending } from '../forum/useIsPending';
import { queryState } from '../forum/queryState';
import { rolesKey } from './useMyRoles';

type Schemas = components['schemas'];
type GrantedRoles = Schemas['GrantedRoles'];
export type GrantedRole = Schemas['GrantedRole'];
export type RoleGrant = Schemas['RoleGrant'];

const grantedKey = ['moderation', 'roles'] as const;
const changeKey = ['moderation', 'change roles'] as const;

const grantedQuery = ({ client }: Pick<Forum, 'client'>) =>
  queryOptions({
    queryKey: grantedKey,
    queryFn: ({ signal }): Promise<GrantedRoles> => dataOf(client.GET('/api/moderation/roles', { signal })),
  });

function accept({ cache, session }: Pick<Forum, 'cache' | 'session'>) {
  const owner = session.ownerId();
  return (roles: GrantedRoles) => {
    // Another user may have logged in meanwhile.
    if (session.ownerId() === owner) cache.setQueryData(grantedKey, roles);
  };
}

const grantRoles = (forum: Forum): Mutation<RoleGrant, GrantedRoles> => ({
  key: changeKey,
  send: (body) => dataOf(forum.client.POST('/api/moderation/roles', { body })),
  accept: accept(forum),
  invalidates: [{ queryKey: rolesKey }],
});

const takeRole = (forum: Forum): Mutation<string, GrantedRoles> => ({
  key: changeKey,
  send: (id) => dataOf(forum.client.DELETE('/api/moderation/roles/{id}', { params: { path: { id } } })),
  accept: accept(forum),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: rolesKey }],
});

/** All roles, for administrators. */
export function useGrantedRoles() {
  const forum = useForum();
  const query = useQuery(grantedQuery(forum));
  return {
    granted: query.data,
    ...queryState(forum, query),
    isChanging: useIsPending(changeKey),
    /** Fails without an alert. */
    grant: (role: RoleGrant): Promise<Outcome<GrantedRoles>> => attempt(forum, grantRoles(forum), role),
    take: (id: string): Promise<Outcome<GrantedRoles>> => attempt(forum, takeRole(forum), id),
  };
}
