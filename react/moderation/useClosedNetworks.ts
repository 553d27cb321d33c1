import { dataOf, succeeded, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';

type Schemas = components['schemas'];
export type AddressBan = Schemas['AddressBan'];
export type NewAddressBan = Schemas['NewAddressBan'];

const networksKey = ['moderation', 'networks'] as const;
const changeKey = ['moderation', 'change networks'] as const;

const networksQuery = ({ client }: Pick<Forum, 'client'>) =>
  queryOptions({
    queryKey: networksKey,
    queryFn: ({ signal }): Promise<AddressBan[]> =>
      dataOf(client.GET('/api/moderation/address-bans', { signal })),
  });

const closeNetwork = ({ client }: Pick<Forum, 'client'>): Mutation<NewAddressBan, AddressBan> => ({
  key: changeKey,
  send: (body) => dataOf(client.POST('/api/moderation/address-bans', { body })),
  invalidates: [{ queryKey: networksKey }],
});

const openNetwork = ({ client }: Pick<Forum, 'client'>): Mutation<string> => ({
  key: changeKey,
  send: (id) => succeeded(client.DELETE('/api/moderation/address-bans/{id}', { params: { path: { id } } })),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: networksKey }],
});

/** Closed networks (no guests' writes, log-ins or sign-ups), for administrators. */
export function useClosedNetworks() {
  const forum = useForum();
  const query = useQuery(networksQuery(forum));
  return {
    networks: query.data,
    ...queryState(forum, query),
    isChanging: useIsPending(changeKey),
    /** Fails without an alert. */
    close: (ban: NewAddressBan): Promise<Outcome<AddressBan>> => attempt(forum, closeNetwork(forum), ban),
    open: (id: string): Promise<Outcome> => attempt(forum, openNetwork(forum), id),
  };
}
