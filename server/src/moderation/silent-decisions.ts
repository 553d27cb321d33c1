import type { DecisionKind } from '../database/column-types';

/** Decisions that change nothing for the member concerned, who learns nothing of them: that would name who reported. */
export const silentKinds: readonly DecisionKind[] = ['keep'];

export const isSilent = (kind: DecisionKind): boolean => silentKinds.includes(kind);
