import { transitions } from '@alphazone/client/transitions';

import type { DecisionKind, DecisionState } from '../database/tables';
import { dayMs } from '../time/durations';

/** Distributes over the union: its `keyof` has only the events that all states share. */
type EventsOf<Next> = Next extends unknown ? keyof Next : never;

export type AppealEvent = EventsOf<(typeof transitions.decisionState)[DecisionState]>;

/** Returns the next state. Undefined: not possible. machines/appeal is built from the same table. */
export const stateAfter = (state: DecisionState, event: AppealEvent): DecisionState | undefined => {
  const next: Partial<Record<AppealEvent, DecisionState>> = transitions.decisionState[state];
  return next[event];
};

/** A member can appeal within this time. */
export const appealDays = 30;

/** Decisions that take nothing from the member. */
const harmless = new Set<DecisionKind>(['keep', 'approve']);

/** Returns the end of the time for an appeal. Undefined for a decision that cannot be appealed. */
export const appealUntil = (kind: DecisionKind, decidedOn: Date): Date | undefined =>
  harmless.has(kind) ? undefined : new Date(decidedOn.getTime() + appealDays * dayMs);
