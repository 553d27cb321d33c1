/** Begins the key of every mutation of an existing post. */
export const postFamily = 'posts';

/** Keys of the mutations of posts and comments. While one is pending, the app does not start it again. */
export const mutationKeys = {
  vote: (userId: string, postId: string) => [postFamily, 'vote', userId, postId],
  pin: (postId: string) => [postFamily, 'pin', postId],
  boost: (postId: string) => [postFamily, 'boost', postId],
  // Of another family: votes do not wait for its uploads.
  create: (userId: string, category: string) => ['create post', userId, category],
  remove: (postId: string) => [postFamily, 'remove', postId],
  comment: (userId: string, postId: string) => [postFamily, 'comment', userId, postId],
  removeComment: (commentId: string) => [postFamily, 'removeComment', commentId],
} as const;
