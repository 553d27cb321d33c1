import { kinds } from '@alphazone/client/kinds';
import { expect, it } from 'vitest';

import { isDialogKind } from './decidable';
import { decisionTexts, doneText } from './decisionTexts';
import { queueMessages } from './moderationMessages';

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
