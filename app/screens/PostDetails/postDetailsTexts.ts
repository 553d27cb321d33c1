import { pageTitles } from '@alphazone/client/pages';

export const postDetailsTexts = {
  missing: 'No post found with this ID. It might have been deleted or never existed.',
  createOwn: 'create your own post',
  confirmDelete: 'Are you sure you want to delete this post? This action cannot be undone.',
  confirmDeleteComment: 'Are you sure you want to delete this comment? This action cannot be undone.',
  deleted: 'Post deleted.',
  commentDeleted: 'Comment deleted.',
  sent: 'Comment sent.',
  showSent: 'Show it',
  moreAboutComment: (name: string) => `More about ${name}’s comment`,
  moreComments: 'Show more comments',
  commentsFailed: (reason: string) => `The comments could not be loaded. ${reason}`,
  failed: (reason: string) => `The post could not be loaded. ${reason}`,
  otherTagged: 'See other posts tagged',
  or: 'or',
  missingTitle: pageTitles.postNotFound,
  title: 'Post',
} as const;
