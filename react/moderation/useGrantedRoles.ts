import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';
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

function changeRoles<Variables>(
  { cache, session }: Pick<Forum, 'cache' | 'session'>,
  send: Mutation<Variables, GrantedRoles>['send'],
): Mutation<Variables, GrantedRoles> {
  const owner = session.ownerId();
  return {
    key: changeKey,
    send,
    accept(roles) {
      // Another user may have logged in meanwhile.
      if (session.ownerId() === owner) cache.setQueryData(grantedKey, roles);
    },
    // The list too: a refusal may be due to another administrator's change.
    invalidates: [{ queryKey: rolesKey }, { queryKey: grantedKey }],
  };
}

const grantRoles = (forum: Forum) =>
  changeRoles(forum, (body: RoleGrant) => dataOf(forum.client.POST('/api/moderation/roles', { body })));

const takeRole = (forum: Forum): Mutation<string, GrantedRoles> => ({
  ...changeRoles(forum, (id: string) =>
    dataOf(forum.client.DELETE('/api/moderation/roles/{id}', { params: { path: { id } } })),
  ),
  failureText: (reason) => reason,
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
