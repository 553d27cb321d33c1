import { pageTitles } from '@alphazone/client/pages';

export const postDetailsTexts = {
  noPostFound: 'No post found with this ID. It might have been deleted or never existed.',
  createOwnPost: 'create your own post',
  confirmDeletePost: 'Are you sure you want to delete this post? This action cannot be undone.',
  confirmDeleteComment: 'Are you sure you want to delete this comment? This action cannot be undone.',
  moreComments: 'Show more comments',
  commentsFailed: (reason: string) => `The comments could not be loaded. ${reason}`,
  postFailed: (reason: string) => `The post could not be loaded. ${reason}`,
  otherTaggedPosts: 'See other posts tagged',
  or: 'or',
  postNotFound: pageTitles.postNotFound,
  post: 'Post',
} as const;
