import type { PostCounts, Vote } from '@alphazone/client';
import type { VoteCounts } from '@alphazone/machines';
import type { MutationOptions } from '@tanstack/react-query';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { reasonOf } from '../errors';
import { looseAnswer } from '../looseAnswer';
import { demandReader } from '../demandReader';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { tagKey } from '../tags/tagQueries';
import { userKeys } from '../users/userKeys';
import { findPost, postKeys, showChange, updatePost } from './postCache';
import { isPostCounts, withCounts, type PostView } from './postView';
import { changeKeys, postMutationKey } from './underWay';

/** Stops refetches under way, whose answers would not know of the change. */
export async function holdRefetches({ cache }: Api): Promise<void> {
  await cache.cancelQueries({ queryKey: postKeys.all });
}

/** The way back from what is shown before the server has answered. */
type Undo = ReturnType<typeof showChange>;

/**
 * Asks again for what is on screen, once no other change of a post is on its way: posts, and what is counted from
 * them. The change is done without waiting for that, which without a network takes for ever.
 * Spec section 4.
 */
export function revalidatePosts({ cache }: Pick<Api, 'cache'>): void {
  if (cache.isMutating({ mutationKey: postMutationKey }) > 1) return;
  void cache.invalidateQueries({ queryKey: postKeys.all });
  revalidateCounts({ cache });
}

/** Asks again for what follows from posts, votes and tasks, where it is on screen: members, Top Alphas, tags. */
export function revalidateCounts({ cache }: Pick<Api, 'cache'>): void {
  for (const queryKey of [userKeys.all, leaderboardKey, tagKey]) void cache.invalidateQueries({ queryKey });
}

/** Votes on a post; the votes of one reader on one post go out one after another. */
export function voteMutation(
  api: Api,
  post: PostView,
  userId: string,
): MutationOptions<unknown, Error, Vote, Undo> {
  const { client, cache, votes } = api;
  const tell = api.teller();
  const id = post._id;
  const ledgerId = `${userId} ${id}`;
  const withVotes = (counts: VoteCounts) => (cached: PostView) => ({
    ...cached,
    ...counts,
    score: counts.upVotes - counts.downVotes,
  });
  /** The vote of the one is not the next reader's. */
  const isForScreen = () => api.present() === userId;

  return {
    mutationKey: changeKeys.vote(id),
    scope: { id: `vote ${ledgerId}` },
    mutationFn: async (value) => {
      demandReader(api, userId);
      return looseAnswer(
        client.PATCH('/posts/vote/{id}', {
          params: { path: { id } },
          body: { value, userId },
          parseAs: 'text',
        }),
      );
    },
    onMutate: async (value) => {
      // The ledger learns of the vote at once, so that pushes that do not know it are not shown.
      const { upVotes, downVotes, myVote } = findPost(cache, id) ?? post;
      const counts = votes.add(ledgerId, { upVotes, downVotes, myVote }, value);
      await holdRefetches(api);
      return showChange(cache, id, withVotes(counts));
    },
    onSuccess: (answer) => {
      const isKnown = isPostCounts(answer) && answer.myVote !== undefined;
      const counts = votes.accept(ledgerId, isKnown ? countsOf(answer) : undefined);
      if (!isForScreen()) return;
      if (isPostCounts(answer)) updatePost(cache, id, (cached) => withCounts(cached, answer));
      updatePost(cache, id, withVotes(counts));
    },
    onError: (error, _, undo) => {
      const counts = votes.refuse(ledgerId);
      if (isForScreen()) undo?.(withVotes(counts));
      tell(messages.voteFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

const countsOf = ({ upVotes, downVotes, myVote = null }: PostCounts): VoteCounts => ({
  upVotes,
  downVotes,
  myVote,
});

/** Pins or unpins a post (administrator). */
export function pinMutation(api: Api, id: string): MutationOptions<unknown, Error, void, () => void> {
  const tell = api.teller();
  const setPinned = (pinned: boolean) => (post: PostView) => ({ ...post, pinned });
  return {
    mutationKey: changeKeys.pin(id),
    scope: { id: `pin ${id}` },
    mutationFn: () =>
      looseAnswer(
        api.client.POST('/posts/pin/{id}', { params: { path: { id } }, body: {}, parseAs: 'text' }),
      ),
    onMutate: async () => {
      await holdRefetches(api);
      const wasPinned = findPost(api.cache, id)?.pinned ?? false;
      const undo = showChange(api.cache, id, setPinned(!wasPinned));
      return () => undo(setPinned(wasPinned));
    },
    onError: (error, _, undo) => {
      undo?.();
      tell(messages.pinFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}

/** Adds boost up-votes to a post (administrator). */
export function boostMutation(api: Api, id: string): MutationOptions<unknown, Error, number, Undo> {
  const tell = api.teller();
  const add = (amount: number) => (post: PostView) => ({
    ...post,
    boost: post.boost + amount,
    upVotes: post.upVotes + amount,
    score: post.score + amount,
  });
  return {
    mutationKey: changeKeys.boost(id),
    scope: { id: `boost ${id}` },
    mutationFn: (amount) =>
      looseAnswer(
        api.client.PATCH('/posts/boost/{id}', {
          params: { path: { id } },
          body: { amount },
          parseAs: 'text',
        }),
      ),
    onMutate: async (amount) => {
      await holdRefetches(api);
      return showChange(api.cache, id, add(amount));
    },
    onError: (error, amount, undo) => {
      undo?.(add(-amount));
      tell(messages.boostFailed(reasonOf(error)));
    },
    onSettled: () => revalidatePosts(api),
  };
}
