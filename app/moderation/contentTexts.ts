import { formatNumber } from '@alphazone/ui';

import type { Decidable } from './decidable';

type Thing = Decidable['kind'];

const allRemoved = 'Everything has been removed.';

export const contentTexts = {
  menu: (thing: Thing, name: string) => `Moderate ${thing}, ${name}`,
  unlock: 'Unlock comments',
  reason: 'Reason',
  note: 'Note to the member',
  noteHint: 'The member is told the reason and this note, but not who decided.',
  approve: 'Approve',
  reasonMissing: 'Choose a reason.',
  approved: 'Approved.',
  undo: 'Undo',
  undone: 'Undone.',
  unlocked: 'Members can comment again.',
  removedTitle: 'Removed post',
  tombstone: (reason: string) => `Moderators removed this post. Reason: ${reason}.`,
  removed: (reason: string) => `Removed by moderators: ${reason}. Only you and moderators can see this.`,
  held: 'Waits for approval by moderators. Only you and moderators can see this.',
  noReason: 'not given',
  details: 'Details',
  restore: 'Restore',
  confirmRestore: 'Restore this for everybody? The author is told.',
  restored: 'Restored.',
  locked: 'Comments are locked.',
  removedComment: 'Removed by moderators.',
  because: (reason: string) => `Reason: ${reason}.`,
  showComment: 'Show',
  hideComment: 'Hide',
  votes: {
    group: 'Votes of this post, for moderators',
    counted: (count: number) => `${formatNumber(count)} ${count === 1 ? 'vote' : 'votes'} counted`,
    heldBack: (count: number) => `${formatNumber(count)} held back`,
    signs: (count: number) => `${formatNumber(count)} ${count === 1 ? 'sign' : 'signs'} of abuse`,
    open: 'Review votes',
    failed: 'The votes could not be loaded.',
    retry: 'Try again',
    title: 'Votes of this post',
    about:
      'Votes that stand out are counted, except the third and later ones of newcomers from one device within a day. Addresses are not stored.',
    held: 'Held back',
    heldCount: (up: number, down: number) => `${formatNumber(up)} up, ${formatNumber(down)} down`,
    signsTitle: 'Signs of abuse',
    noSigns: 'No signs of abuse.',
    sign: {
      device: 'From one device',
      network: 'From one address block',
      'one author': 'Of members who only vote for this author',
      burst: 'Within ten minutes',
    },
    voteCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'vote' : 'votes'}`,
    others: (count: number) => `and ${formatNumber(count)} more`,
    vote: { upVote: 'Upvote', downVote: 'Downvote' },
    release: (count: number) =>
      count === 1 ? 'Count this vote' : `Count these ${formatNumber(count)} votes`,
    releaseOf: (name: string) => `Count the vote of ${name}`,
    count: 'Count',
    close: 'Close',
  },
  recent: {
    title: (name: string) => `Written by ${name} in the last day`,
    about: 'Posts, comments and chat messages that are not removed.',
    count: (count: number, isCapped: boolean) =>
      isCapped
        ? `More than ${formatNumber(count)}`
        : `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`,
    loading: 'Loading...',
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
  },
} as const;
