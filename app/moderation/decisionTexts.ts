import type { components } from '@alphazone/client';

import type { DialogKind } from './decidable';

type Target = components['schemas']['ReportTarget'];

/** Decisions about content: in its menu, in the queue, and in their dialogs. */
export const decisionTexts = {
  open: {
    remove: 'Remove…',
    lock: 'Lock comments…',
    move: 'Move…',
    'edit tags': 'Edit tags…',
  } satisfies Record<DialogKind, string>,
  title: {
    remove: (thing: Target) => `Remove this ${thing}`,
    lock: () => 'Lock the comments',
    move: () => 'Move this post',
    'edit tags': () => 'Edit the tags',
  } satisfies Record<DialogKind, (thing: Target) => string>,
  about: {
    remove: {
      post: 'Others see only that moderators removed it, and why. The author can still read it, and appeal.',
      comment: 'A placeholder stays. The author can still read it, and appeal.',
      'chat message': 'It disappears for all. The author can appeal.',
      picture:
        'Nobody sees it any more, and its post says that moderators removed it. The author is told why and can appeal.',
      member: 'The author is told why and can appeal.',
    } satisfies Record<Target, string>,
    lock: 'Nobody can comment until the comments are unlocked.',
    move: 'Comments and votes stay.',
    'edit tags': 'Separated by spaces.',
  },
  submit: {
    remove: 'Remove',
    lock: 'Lock',
    move: 'Move',
    'edit tags': 'Save tags',
  } satisfies Record<DialogKind, string>,
  zone: 'Zone',
  tags: 'Tags',
  zoneMissing: 'Choose a zone.',
  tagsMissing: 'Enter at least one tag.',
  done: {
    remove: 'Removed.',
    lock: 'The comments are locked.',
    move: (zone: string) => `Moved to ${zone}.`,
    'edit tags': 'The tags are changed.',
  },
  told: 'The author has been told why.',
} as const;

/** @param zone The new one, for `move`. @param isOwn Whether the content is the moderator's own, who is not notified. */
export function doneText(
  kind: DialogKind,
  { zone = '', isOwn = false }: { zone?: string | undefined; isOwn?: boolean } = {},
) {
  const { done, told } = decisionTexts;
  const text = kind === 'move' ? done.move(zone) : done[kind];
  return isOwn ? text : `${text} ${told}`;
}

export const decisionDialog = (kind: DialogKind, thing: Target) => ({
  title: decisionTexts.title[kind](thing),
  about: kind === 'remove' ? decisionTexts.about.remove[thing] : decisionTexts.about[kind],
  submit: decisionTexts.submit[kind],
});
