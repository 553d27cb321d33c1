import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fallbackOn404 } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { stalePosts } from '../posts/stalePosts';

export type VoteRecord = components['schemas']['VoteRecord'];

const recordKey = (postId: string) => ['moderation', 'votes', postId] as const;
const releaseKey = (postId: string) => ['moderation', 'release votes', postId] as const;

const recordQuery = ({ client }: Pick<Forum, 'client'>, postId: string) =>
  queryOptions({
    queryKey: recordKey(postId),
    // Null on a server without vote records.
    queryFn: ({ signal }): Promise<VoteRecord | null> =>
      fallbackOn404(
        dataOf(client.GET('/api/moderation/posts/{id}/votes', { params: { path: { id: postId } }, signal })),
        null,
      ),
  });

const releaseVotes = (
  { client }: Pick<Forum, 'client'>,
  postId: string,
): Mutation<readonly string[], VoteRecord> => ({
  key: releaseKey(postId),
  send: (userIds) =>
    dataOf(
      client.POST('/api/moderation/posts/{id}/votes/release', {
        params: { path: { id: postId } },
        body: { userIds: [...userIds] },
      }),
    ),
  failureText: (reason) => reason,
  invalidates: [{ queryKey: recordKey(postId) }, ...stalePosts],
});

/** A post's votes as moderators see them. The server refuses other callers. */
export function useVoteRecord(postId: string) {
  const forum = useForum();
  const { data: record, isError, refetch } = useQuery(recordQuery(forum, postId));
  return {
    record,
    hasFailed: isError && record === undefined,
    retry: () => void refetch(),
    isReleasing: useIsPending(releaseKey(postId)),
    /** Releases held-back votes, so that they count. */
    release: (userIds: readonly string[]): Promise<Outcome<VoteRecord>> =>
      attempt(forum, releaseVotes(forum, postId), userIds),
  };
}
