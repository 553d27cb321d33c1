import { dataOf, succeeded, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutation';
import { useIsPending } from '../forum/useIsPending';
import { queryState } from '../forum/queryState';

type Schemas = components['schemas'];
export type Invitation = Schemas['Invitation'];

const invitationsKey = ['invitations'] as const;
const changeKey = ['invitations', 'change'] as const;

export const invitationsQuery = ({ client }: Pick<Forum, 'client'>) =>
  queryOptions({
    queryKey: invitationsKey,
    queryFn: ({ signal }): Promise<Schemas['Invitations']> =>
      dataOf(client.GET('/api/invitations', { signal })),
  });

export const createInvitation = ({ client }: Pick<Forum, 'client'>): Mutation<void, Invitation> => ({
  key: changeKey,
  send: () => dataOf(client.POST('/api/invitations')),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: invitationsKey }],
});

const revokeInvitation = ({ client }: Pick<Forum, 'client'>): Mutation<string> => ({
  key: changeKey,
  send: (id) => succeeded(client.DELETE('/api/invitations/{id}', { params: { path: { id } } })),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: invitationsKey }],
});

/** The user's invitations, on a site whose `signUp` is `invite`. */
export function useInvitations() {
  const forum = useForum();
  const query = useQuery(invitationsQuery(forum));
  return {
    /** Undefined while loading. */
    invitations: query.data?.invitations,
    maxOpen: query.data?.maxOpen,
    ...queryState(forum, query),
    isChanging: useIsPending(changeKey),
    create: (): Promise<Outcome<Invitation>> => attempt(forum, createInvitation(forum), undefined),
    revoke: (id: string): Promise<Outcome> => attempt(forum, revokeInvitation(forum), id),
  };
}
