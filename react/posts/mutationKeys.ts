export const postFamily = 'posts';

export const mutationKeys = {
  vote: (userId: string, postId: string) => [postFamily, 'vote', userId, postId],
  pin: (postId: string) => [postFamily, 'pin', postId],
  boost: (postId: string) => [postFamily, 'boost', postId],
  // A different prefix: the revalidation after a vote must not wait for uploads.
  create: (userId: string, category: string) => ['create post', userId, category],
  remove: (postId: string) => [postFamily, 'remove', postId],
  comment: (userId: string, postId: string) => [postFamily, 'comment', userId, postId],
  removeComment: (commentId: string) => [postFamily, 'removeComment', commentId],
} as const;
