import { dataOf, succeeded, type components } from '@alphazone/client';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { pageQuery } from '../forum/queries/page';
import { pagedList } from '../forum/queries/pagedList';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { useIsPending } from '../forum/mutations/useIsPending';

type Schemas = components['schemas'];
export type Invitation = Schemas['Invitation'];

const invitationsKey = ['invitations'] as const;
const changeKey = ['invitations', 'change'] as const;

export const invitationsQuery = ({ client }: Pick<Forum, 'client'>) =>
  pagedQuery(invitationsKey, async ({ cursor, signal }) => {
    const page = await client.GET('/api/invitations', { params: { query: pageQuery(cursor, 100) }, signal });
    return { ...page, data: page.data && [page.data] };
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
  const { items, ...list } = pagedList(forum, useInfiniteQuery(invitationsQuery(forum)));
  return {
    /** Undefined while loading. */
    invitations: items?.flatMap(({ invitations }) => invitations),
    maxOpen: items?.[0]?.maxOpen,
    ...list,
    isChanging: useIsPending(changeKey),
    create: (): Promise<Outcome<Invitation>> => attempt(forum, createInvitation(forum), undefined),
    revoke: (id: string): Promise<Outcome> => attempt(forum, revokeInvitation(forum), id),
  };
}
