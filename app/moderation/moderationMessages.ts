import type { components } from '@alphazone/client';

import { contentTexts } from './contentTexts';
import { groundsTexts } from './groundsTexts';
import { isAboutContent, isDialogKind, type DialogKind } from './decidable';
import { decisionTexts, doneText } from './decisionTexts';
import { staffTitles } from './staffTitles';

type Schemas = components['schemas'];
type Kind = Schemas['DecisionKind'];
type Target = Schemas['ReportTarget'];
/** Not about content, or without a dialog in its menu. */
type OtherKind = Exclude<Kind, DialogKind>;

const noLongerPossible = 'This decision is no longer possible.';

export const reportMessages = {
  open: (what: string) => `Report ${what}`,
  target: {
    post: 'this post',
    comment: 'this comment',
    'chat message': 'this message',
    member: 'this member',
    picture: 'this picture',
  } satisfies Record<Target, string>,
  about: 'Moderators will review it. Nobody else will learn that you reported it.',
  reason: 'What is wrong?',
  text: 'What should they know?',
  missing: groundsTexts.reasonMissing,
  submit: 'Report',
  close: 'Close',
  thanks: 'Thank you',
  next: 'A moderator will review it. If they decide to act, the author is told why, without your name.',
  repeated: 'You have reported this already. The moderators have it.',
  failed: (reason: string) => `The report could not be sent. ${reason}`,
};

export const queueMessages = {
  title: staffTitles.reports,
  description: 'What members and filters reported, the most urgent first.',
  lists: 'Which reports',
  open: 'Open',
  mine: 'Mine',
  done: 'Done',
  appeals: 'Appeals',
  loading: 'Loading the reports...',
  failed: (reason: string) => `The reports could not be loaded. ${reason}`,
  more: 'Show more',
  empty: {
    open: 'Nothing is waiting.',
    mine: 'You have not claimed any reports. Open one to claim it.',
    done: 'Nothing has been decided yet.',
    appeals: 'No appeal is waiting.',
  },
  notStaff: 'Only moderators can see the reports.',
  target: {
    post: 'Post',
    comment: 'Comment',
    'chat message': 'Chat message',
    member: 'Member',
    picture: 'Picture',
  } satisfies Record<Target, string>,
  heading: (target: Target, reasons: string) =>
    reasons === '' ? queueMessages.target[target] : `${queueMessages.target[target]}: ${reasons}`,
  held: 'Held by a filter',
  by: (name: string) => `by ${name}`,
  reports: (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`,
  weight: (weight: number) => `weight ${weight}`,
  claimed: (name: string) => `${name} is looking at it`,
  claimedByYou: 'You are looking at it',
  claimFailed: (reason: string) => `Other moderators do not see that you have opened this. ${reason}`,
  decided: (kind: Kind, name: string | undefined) =>
    name === undefined ? decisionText[kind] : `${decisionText[kind]} by ${name}`,
  gone: 'It no longer exists.',
  noText: 'No text.',
  media: (count: number) => `The post has ${count} ${count === 1 ? 'file' : 'files'}. Open it to see all.`,
  onPost: 'On the post',
  openPost: 'Open the post',
  openMember: 'Open the profile',
  openDecision: 'The decision',
  picture: {
    removed: 'Moderators removed this picture.',
    show: 'Show the picture',
    hide: 'Hide the picture',
    alt: 'The removed picture',
    failed: (reason: string) => `The picture could not be loaded. ${reason}`,
  },
  context: 'Context',
  reportsTitle: 'Reports',
  filter: 'Filter',
  earlier: 'before the last decision',
  record: 'Record of the member',
  wholeRecord: (name: string) => `All decisions about ${name}`,
  figures: {
    joined: 'Joined',
    posts: 'Posts',
    comments: 'Comments',
    removed: 'Removed',
    warned: 'Warned',
    restricted: 'Silenced or banned',
    restored: 'Reversed',
  },
  decisions: 'Decide',
  keys: 'Keys',
  keySwitch: 'Keyboard shortcuts',
  next: 'Next, previous',
  decide: {
    keep: 'Keep',
    approve: 'Approve',
    ...decisionTexts.open,
    warn: 'Warn…',
    silence: 'Silence…',
    ban: 'Ban…',
    'end sessions': 'Log out everywhere…',
  } satisfies Record<Kind, string>,
  question: {
    keep: 'Keep it?',
    approve: 'Approve it?',
    warn: 'Warn the member?',
    silence: 'Silence the member?',
    ban: 'Ban the member?',
    'end sessions': 'Log the member out everywhere?',
  } satisfies Record<OtherKind, string>,
  consequence: {
    keep: 'The reports are closed.',
    approve: 'Everybody sees it.',
    warn: 'Nothing else changes. The member is told why.',
    silence: 'The member can read, but not write. The member is told why and can appeal.',
    ban: 'The member is logged out and can only appeal, export and delete the account.',
    'end sessions': 'The member has to log in again.',
  } satisfies Record<OtherKind, string>,
  decisionFailed: (reason: string) => `Nothing was decided. ${reason}`,
  /** Why an open decision can no longer be sent. */
  ended: {
    open: noLongerPossible,
    claimed: noLongerPossible,
    done: 'This has been decided meanwhile, so your decision cannot be sent.',
  } satisfies Record<Schemas['Case']['state'], string>,
  /** Why an open case has closed. */
  closed: {
    decided: 'The case has been decided meanwhile.',
    unreadable: 'You can no longer see the case.',
  },
  decidedNow: (kind: Kind) =>
    isDialogKind(kind) && kind !== 'move' ? doneText(kind) : `Decided: ${decisionText[kind]}.`,
  review: 'Review',
};

/** Names of decisions, in the past tense. */
export const decisionText = {
  keep: 'Kept',
  approve: 'Approved',
  remove: 'Removed',
  lock: 'Comments locked',
  move: 'Moved',
  'edit tags': 'Tags changed',
  warn: 'Warned',
  silence: 'Silenced',
  ban: 'Banned',
  'end sessions': 'Logged out everywhere',
} satisfies Record<Kind, string>;

export const decisionMessages = {
  page: 'Moderators’ decision',
  /** Without `member`, which the other kinds are always about. */
  title: (kind: Kind, target: Target) =>
    isAboutContent(kind) || kind === 'keep'
      ? `${decisionText[kind]}: ${queueMessages.target[target].toLowerCase()}`
      : decisionText[kind],
  about: 'Moderators of this community decided this.',
  loading: 'Loading the decision...',
  failed: (reason: string) => `The decision could not be loaded. ${reason}`,
  none: 'There is no such decision, or it is not about you. Log in as the member concerned.',
  facts: 'The decision',
  reason: 'Reason',
  zone: 'Zone',
  on: 'Decided',
  until: 'Until',
  forGood: 'For good',
  member: 'Member',
  moderator: 'Decided by',
  reviewer: 'Reviewed by',
  note: 'Note',
  thing: 'The content',
  steps: 'Progress',
  step: {
    decided: 'Decided',
    appealed: 'Appealed',
    'under review': 'Under review by another moderator',
    upheld: 'Upheld',
    restored: 'Reversed',
    outcome: 'Upheld or reversed',
  },
  appealTitle: 'Appeal',
  appealAbout: (until: string) =>
    `If you disagree, say why. Another moderator will then decide. You can appeal once, until ${until}.`,
  appealText: 'Why do you disagree?',
  appealMissing: 'Write why you disagree.',
  appeal: 'Appeal',
  appealOver: 'The time to appeal is over.',
  appealSent: 'Your appeal was sent. Another moderator decides about it.',
  appealed: (name: string) => `Appeal by ${name}`,
  yourAppeal: 'Your appeal',
  answer: 'Moderators’ answer',
  reviewTitle: 'Review',
  reviewAbout: 'Appeals are reviewed by a moderator other than the one who decided.',
  ownDecision: 'You decided this. Another moderator will review the appeal.',
  start: 'Start the review',
  takeOver: 'Take over the review',
  reviewNote: 'Answer to the member',
  uphold: 'Uphold',
  restore: 'Reverse',
  /** Effect of undoing a decision. */
  reversal: {
    keep: '',
    approve: 'It will await approval again.',
    remove: 'Everybody sees it again.',
    lock: contentTexts.unlocked,
    move: 'The post goes back to its zone.',
    'edit tags': 'The post gets its tags back.',
    warn: 'The warning no longer counts in the member’s record.',
    silence: 'The member can write again at once.',
    ban: 'The member can take part again at once.',
    'end sessions': 'It no longer counts in the member’s record. Nothing else changes.',
  } satisfies Record<Kind, string>,
  reverseTitle: 'Reverse the decision',
  confirmEnd: {
    uphold: 'Uphold this decision? The member is told, and cannot appeal again.',
    restore: 'Reverse this decision? The member is told.',
  },
  stepFailed: (reason: string) => `That did not work. ${reason}`,
  own: {
    title: 'Moderators’ decisions',
    about: 'What moderators decided about you and what you wrote. Each page says how to appeal.',
    none: 'There are none.',
    loading: 'Loading the decisions...',
    failed: (reason: string) => `The decisions could not be loaded. ${reason}`,
    more: 'Show more decisions',
  },
};
