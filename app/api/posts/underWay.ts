import { useIsMutating } from '@tanstack/react-query';

import type { Api } from '../ApiContext';

/** Names every change of a post, so that the last of several revalidates for all. */
export const postMutationKey = ['posts'] as const;

/** Names each change by what it changes, and what is written by who writes it. While one is under way the same is not begun again, from whatever screen. */
export const changeKeys = {
  vote: (postId: string) => [...postMutationKey, 'vote', postId],
  pin: (postId: string) => [...postMutationKey, 'pin', postId],
  boost: (postId: string) => [...postMutationKey, 'boost', postId],
  // Not a change of a post that is there: while its media are uploaded, the others go on.
  create: (userId: string, category: string) => ['create post', userId, category],
  remove: (postId: string) => [...postMutationKey, 'remove', postId],
  comment: (userId: string, postId: string) => [...postMutationKey, 'comment', userId, postId],
  removeComment: (commentId: string) => [...postMutationKey, 'removeComment', commentId],
} as const;

/** Does a change with this key wait for its answer? */
export function isUnderWay({ cache }: Pick<Api, 'cache'>, key: readonly string[]): boolean {
  return cache.isMutating({ mutationKey: key }) > 0;
}

/** `isUnderWay` for a screen, which may have been left and opened again meanwhile. */
export function useIsUnderWay(key: readonly string[]): boolean {
  return useIsMutating({ mutationKey: key }) > 0;
}
