import { dataOf, type components } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { stalePosts } from '../posts/stalePosts';
import { decisionKeys, queueKeys, type CaseList } from './queueKeys';

type Schemas = components['schemas'];

export type Case = Schemas['Case'];
export type CaseDetails = Schemas['CaseDetails'];
export type CaseDecision = Schemas['NewCaseDecision'];

type Source = Pick<Forum, 'client'>;

export function caseListQuery({ client }: Source, list: CaseList) {
  return pagedQuery(queueKeys.list(list), ({ cursor, signal }) =>
    client.GET('/api/moderation/cases', { params: { query: { list, ...pageQuery(cursor) } }, signal }),
  );
}

export function appealListQuery({ client }: Source) {
  return pagedQuery(queueKeys.appeals, ({ cursor, signal }) =>
    client.GET('/api/moderation/appeals', { params: { query: pageQuery(cursor) }, signal }),
  );
}

export function caseQuery({ client }: Source, id: string) {
  return queryOptions({
    queryKey: queueKeys.case(id),
    queryFn: ({ signal }): Promise<CaseDetails> =>
      dataOf(client.GET('/api/moderation/cases/{id}', { params: { path: { id } }, signal })),
  });
}

const stale = [{ queryKey: queueKeys.all }];

// In order: a claim that arrives after its release would block other moderators.
const claimKey = (id: string) => [...queueKeys.change(id), 'claim'];

export const claimCase = ({ client }: Source, id: string): Mutation<void, Case> => ({
  key: claimKey(id),
  send: () => dataOf(client.POST('/api/moderation/cases/{id}/claim', { params: { path: { id } } })),
  invalidates: stale,
});

export const releaseCase = ({ client }: Source, id: string): Mutation<void, Case> => ({
  key: claimKey(id),
  send: () => dataOf(client.DELETE('/api/moderation/cases/{id}/claim', { params: { path: { id } } })),
  invalidates: stale,
});

export const decideCase = ({ client }: Source, id: string): Mutation<CaseDecision, Case> => ({
  key: queueKeys.decide(id),
  send: (body) =>
    dataOf(client.POST('/api/moderation/cases/{id}/decision', { params: { path: { id } }, body })),
  invalidates: [...stale, { queryKey: decisionKeys.all }, ...stalePosts],
});
