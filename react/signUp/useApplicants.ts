import { succeeded, type components } from '@alphazone/client';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { pagedList, type PagedList } from '../forum/queries/pagedList';
import { useIsPending } from '../forum/mutations/useIsPending';

type Schemas = components['schemas'];
export type Applicant = Schemas['Applicant'];
export type SignUpRefusal = Schemas['SignUpRefusal'];

const applicantsKey = ['moderation', 'sign-ups'] as const;
const decideKey = ['moderation', 'decide sign-up'] as const;

const applicantsQuery = ({ client }: Pick<Forum, 'client'>) =>
  pagedQuery(applicantsKey, ({ cursor, signal }) =>
    client.GET('/api/moderation/sign-ups', { params: { query: pageQuery(cursor) }, signal }),
  );

export const approve = ({ client }: Pick<Forum, 'client'>): Mutation<string> => ({
  key: decideKey,
  send: (id) => succeeded(client.POST('/api/moderation/sign-ups/{id}/approve', { params: { path: { id } } })),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: applicantsKey }],
});

const refuse = ({ client }: Pick<Forum, 'client'>): Mutation<SignUpRefusal & { id: string }> => ({
  key: decideKey,
  send: ({ id, ...body }) =>
    succeeded(client.POST('/api/moderation/sign-ups/{id}/refuse', { params: { path: { id } }, body })),
  invalidates: [{ queryKey: applicantsKey }],
});

/** Pending sign-ups, the oldest first. For moderators. */
export function useApplicants(): PagedList & {
  applicants: Applicant[] | undefined;
  isDeciding: boolean;
  approve: (id: string) => Promise<Outcome>;
  /** Fails without an alert. */
  refuse: (id: string, refusal: SignUpRefusal) => Promise<Outcome>;
} {
  const forum = useForum();
  const { items, ...list } = pagedList(forum, useInfiniteQuery(applicantsQuery(forum)));
  return {
    applicants: items,
    ...list,
    isDeciding: useIsPending(decideKey),
    approve: (id) => attempt(forum, approve(forum), id),
    refuse: (id, refusal) => attempt(forum, refuse(forum), { id, ...refusal }),
  };
}
