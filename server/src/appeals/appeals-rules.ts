import { transitions } from '@alphazone/client/transitions';

import type { DecisionKind, DecisionState } from '../database/tables';
import { dayMs } from '../durations';

export type AppealEvent = 'appeal.submitted' | 'review.started' | 'decision.upheld' | 'decision.undone';

/** Returns the next state. Undefined: not possible. machines/appeal is built from the same table. */
export const stateAfter = (state: DecisionState, event: AppealEvent): DecisionState | undefined => {
  const next: Partial<Record<AppealEvent, DecisionState>> = transitions.decisionState[state];
  return next[event];
};

/** A member can appeal within this time. */
export const appealDays = 30;

export const appealUntil = (decidedOn: Date): Date => new Date(decidedOn.getTime() + appealDays * dayMs);

/** Nothing was taken from the member. */
const harmless = new Set<DecisionKind>(['keep', 'approve']);

export const canBeAppealed = (kind: DecisionKind): boolean => !harmless.has(kind);
