import type { Decidable } from './decidable';

type Thing = Decidable['kind'];

export const contentTexts = {
  menu: (thing: Thing, name: string) => `Moderate ${thing}, ${name}`,
  unlock: 'Unlock comments',
  approve: 'Approve',
  approved: 'Approved.',
  undo: 'Undo',
  undone: 'Undone.',
  unlocked: 'Members can comment again.',
  removedTitle: 'Removed post',
  tombstone: (reason: string) => `Moderators removed this post. Reason: ${reason}.`,
  removed: (reason: string) => `Removed by moderators: ${reason}. Only you and moderators can see this.`,
  held: 'Awaiting approval by moderators. Only you and moderators can see this.',
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
} as const;
