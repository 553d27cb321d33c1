import { formatNumber } from '@alphazone/ui';

import { messages } from '../../messages';
import { staffTitles } from '../../moderation/staffTitles';

const allRemoved = 'Everything has been removed.';

/** Texts of a member's recent content. */
export const recentContentTexts = {
  /** @param name Undefined until it is known. */
  title: (name: string | undefined) =>
    name === undefined ? staffTitles.recent : `Written by ${name} in the last day`,
  about: 'Posts, comments and chat messages that are not removed.',
  count: (count: number, isCapped: boolean) =>
    isCapped
      ? `More than ${formatNumber(count)}`
      : `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`,
  loading: messages.loading,
  failed: (reason: string) => `This list could not be loaded. ${reason}`,
  empty: 'Nothing in the last day.',
  more: 'Show more',
  list: 'What was written',
  kinds: { post: 'Post', comment: 'Comment', 'chat message': 'Chat' },
  removeAll: 'Remove all…',
  submit: (count: number, isCapped: boolean) => `Remove ${isCapped ? 'all' : formatNumber(count)}`,
  dialogAbout:
    'Everything in this list is removed, also what is not shown yet. You can undo it for a minute.',
  removed: (count: number) => (count === 0 ? allRemoved : `${formatNumber(count)} removed.`),
  removedRest: (count: number) =>
    count === 0
      ? allRemoved
      : `${formatNumber(count)} removed. Undo restores these, but not what was removed before the interruption.`,
  undone: (count: number) => `${formatNumber(count)} restored.`,
} as const;
