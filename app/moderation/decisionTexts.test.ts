import { kinds } from '@alphazone/client/kinds';
import { expect, it } from 'vitest';

import { isDialogKind } from './decidable';
import { decisionTexts, doneText } from './decisionTexts';
import { decisionMessages, queueMessages } from './moderationMessages';

it('has one wording for the menu and the queue', () => {
  const shared = kinds.contentDecisionKind.filter(isDialogKind);

  expect(shared).toEqual(['remove', 'lock', 'move', 'edit tags']);
  for (const kind of shared) {
    expect(queueMessages.decide[kind]).toBe(decisionTexts.open[kind]);
    expect(queueMessages.question).not.toHaveProperty(kind);
    expect(queueMessages.consequence).not.toHaveProperty(kind);
  }
  expect(queueMessages.decidedNow('remove')).toBe(doneText('remove'));
});

it('titles sanctions without an item', () => {
  expect(decisionMessages.title('remove', 'comment')).toBe('Removed: comment');
  expect(decisionMessages.title('keep', 'member')).toBe('Kept: member');
  expect(kinds.memberDecisionKind.map((kind) => decisionMessages.title(kind, 'member'))).toEqual([
    'Warned',
    'Silenced',
    'Banned',
    'Logged out everywhere',
  ]);
});
