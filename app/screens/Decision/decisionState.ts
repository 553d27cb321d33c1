import type { Decision } from '@alphazone/react';
import { appealMachine } from '@alphazone/machines';
import type { Step } from '@alphazone/ui';

import { isAboutContent } from '../../moderation/decidable';
import { decisionMessages } from '../../moderation/moderationMessages';

const texts = decisionMessages.step;

export interface DecisionActions {
  canAppeal: boolean;
  canReview: boolean;
  canEnd: boolean;
  /** Whether the user can undo it without an appeal. */
  canTakeBack: boolean;
}

/** Actions open to the user, from the machine. The server has the same transitions. */
export function actionsOf(decision: Decision, userId: string, now: number): DecisionActions {
  const { state, isOwn, moderator, reviewer, appealUntil, kind } = decision;
  const snapshot = appealMachine.resolveState({
    value: state,
    context: {
      memberId: isOwn ? userId : '',
      moderatorId: moderator?._id,
      reviewerId: reviewer?._id,
      appealUntil: appealUntil === undefined ? 0 : Date.parse(appealUntil),
    },
  });
  const canEnd = snapshot.can({ type: 'decision.upheld', by: userId });
  return {
    canAppeal: isOwn && snapshot.can({ type: 'appeal.submitted', by: userId, at: now }),
    canReview: reviewer?._id !== userId && snapshot.can({ type: 'review.started', by: userId }),
    canEnd,
    canTakeBack:
      !isOwn && !canEnd && isAboutContent(kind) && snapshot.can({ type: 'decision.undone', by: userId }),
  };
}

/** Returns the timeline's steps. Without an appeal, its steps show as upcoming. */
export function stepsOf(decision: Decision): (Omit<Step, 'detail'> & { date?: string })[] {
  const { state, decidedOn, appealedOn, reviewedOn } = decision;
  const isOver = state === 'upheld' || state === 'restored';
  const order = { decided: 0, appealed: 1, 'under review': 2, upheld: 3, restored: 3 }[state];
  const stateOf = (index: number): Step['state'] => {
    if (index === order) return isOver ? 'done' : 'current';
    return index < order ? 'done' : 'next';
  };
  const steps = [
    { key: 'decided', label: texts.decided, state: stateOf(0), date: decidedOn },
    { key: 'appealed', label: texts.appealed, state: stateOf(1), ...(appealedOn && { date: appealedOn }) },
    { key: 'under review', label: texts['under review'], state: stateOf(2) },
    {
      key: 'outcome',
      label: isOver ? texts[state] : texts.outcome,
      state: stateOf(3),
      ...(reviewedOn && { date: reviewedOn }),
    },
  ];
  // Reversed without an appeal.
  return isOver && appealedOn === undefined
    ? steps.filter(({ key }) => key === 'decided' || key === 'outcome')
    : steps;
}
