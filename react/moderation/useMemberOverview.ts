import { dataOf, succeeded, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';
import { sendWithKey } from '../forum/mutations/sendWithKey';

type Schemas = components['schemas'];
export type MemberOverview = Schemas['MemberOverview'];
export type NewSanction = Schemas['NewSanction'];
export type SanctionKind = Schemas['SanctionKind'];

const overviewKey = (id: string) => ['moderation', 'member', id] as const;
const sanctionKey = (id: string) => ['moderation', 'sanction', id] as const;

const overviewQuery = ({ client }: Pick<Forum, 'client'>, id: string) =>
  queryOptions({
    queryKey: overviewKey(id),
    queryFn: ({ signal }): Promise<MemberOverview> =>
      dataOf(client.GET('/api/moderation/members/{id}', { params: { path: { id } }, signal })),
  });

const sanctionMember = (
  forum: Pick<Forum, 'client' | 'cache' | 'outbox'>,
  id: string,
): Mutation<NewSanction, Schemas['MemberDecision']> => ({
  key: sanctionKey(id),
  send: (body) =>
    sendWithKey(forum, [...sanctionKey(id), body], (params) =>
      dataOf(
        forum.client.POST('/api/moderation/members/{id}/sanctions', {
          params: { path: { id }, ...params },
          body,
        }),
      ),
    ),
  invalidates: [{ queryKey: overviewKey(id) }],
});

const liftSanction = ({ client }: Pick<Forum, 'client'>, id: string): Mutation<SanctionKind> => ({
  key: sanctionKey(id),
  send: (kind) =>
    succeeded(
      client.DELETE('/api/moderation/members/{id}/sanctions/{kind}', { params: { path: { id, kind } } }),
    ),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: overviewKey(id) }],
});

/** A member's record, and moderators' decisions about the member. */
export function useMemberOverview(id: string) {
  const forum = useForum();
  const query = useQuery(overviewQuery(forum, id));
  return {
    overview: query.data,
    ...queryState(forum, query),
    isDeciding: useIsPending(sanctionKey(id)),
    /** Fails without an alert. */
    decide: (sanction: NewSanction): Promise<Outcome<Schemas['MemberDecision']>> =>
      attempt(forum, sanctionMember(forum, id), sanction),
    lift: (kind: SanctionKind): Promise<Outcome> => attempt(forum, liftSanction(forum, id), kind),
  };
}
