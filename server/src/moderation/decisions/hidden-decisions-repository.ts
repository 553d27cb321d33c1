import type { DecisionKind } from '../../database/column-types';

/** Decisions that change nothing for the member concerned. Knowing of one would tell who reported. */
const silentKinds: readonly DecisionKind[] = ['keep'];

export const isSilent = (kind: DecisionKind): boolean => silentKinds.includes(kind);

/** Period in which moderators can undo their own decision without a trace for the author. */
export const undoMs = 60_000;

/** Period for the rest of a batch whose first part was undone within `undoMs`. */
export const finishUndoMs = 10 * undoMs;

/** SQL for decisions that the member concerned never learns of: silent ones, and those undone without a trace. */
export const isHiddenFromMemberSql = (decision: string) => `(
  ${decision}.kind in (${silentKinds.map((kind) => `'${kind}'`).join(', ')})
  or ${decision}.undone
)`;
