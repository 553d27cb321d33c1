import { pageTitles } from '@alphazone/client/pages';

/** Texts of the public list of removals. */
export const removalsTexts = {
  title: pageTitles.removals,
  about: 'What moderators removed, without names and texts.',
  empty: 'Moderators have removed nothing yet.',
  none: 'This community does not publish removals.',
  restored: 'Restored',
  list: 'Removals',
  more: 'Show more',
  loading: 'Loading removals...',
  failed: (reason: string) => `The removals could not be loaded. ${reason}`,
} as const;
