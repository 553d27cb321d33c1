import { dataOf, type components } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { stalePosts } from '../posts/stalePosts';
import { decisionKeys, queueKeys } from './queueKeys';

export type Decision = components['schemas']['Decision'];

export function decisionQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return queryOptions({
    queryKey: decisionKeys.one(id),
    queryFn: ({ signal }): Promise<Decision> =>
      dataOf(client.GET('/api/decisions/{id}', { params: { path: { id } }, signal })),
  });
}

export type DecisionStep =
  | { kind: 'appeal'; version: number; text: string }
  | { kind: 'review'; version: number }
  | { kind: 'uphold' | 'restore'; version: number; note: string };

export function takeStep({ client, cache, session }: Forum, id: string): Mutation<DecisionStep, Decision> {
  const owner = session.ownerId();
  return {
    key: decisionKeys.change(id),
    send(step) {
      const params = { path: { id } };
      const { version } = step;
      switch (step.kind) {
        case 'appeal':
          return dataOf(
            client.POST('/api/decisions/{id}/appeal', { params, body: { version, text: step.text } }),
          );
        case 'review':
          return dataOf(client.POST('/api/decisions/{id}/review', { params, body: { version } }));
        case 'uphold':
          return dataOf(
            client.POST('/api/decisions/{id}/uphold', { params, body: { version, note: step.note } }),
          );
        case 'restore':
          return dataOf(
            client.POST('/api/decisions/{id}/restore', { params, body: { version, note: step.note } }),
          );
      }
    },
    accept(decision) {
      // Another user may have logged in meanwhile.
      if (session.ownerId() === owner) cache.setQueryData(decisionKeys.one(id), decision);
    },
    invalidates: [{ queryKey: decisionKeys.all }, { queryKey: queueKeys.all }, ...stalePosts],
  };
}

export function ownDecisionsQuery({ client }: Pick<Forum, 'client'>) {
  return pagedQuery(decisionKeys.own, ({ cursor, signal }) =>
    client.GET('/api/decisions', { params: { query: pageQuery(cursor) }, signal }),
  );
}
