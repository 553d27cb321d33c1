import type { DecisionKind } from '../database/tables';
import { conflict } from '../errors';
import type { DecisionRow } from '../moderation/decisions-repository';
import { restoreDecision } from '../moderation/restore-decision';
import { restoreSanction } from '../moderation/restore-sanction';
import type { UnitOfWork } from '../outcome/outcome';
import { appealMessages } from './messages';

type Undo = (unit: UnitOfWork, row: DecisionRow) => Promise<unknown>;

const undos: Readonly<Partial<Record<DecisionKind, Undo>>> = {
  remove: restoreDecision,
  lock: restoreDecision,
  move: restoreDecision,
  'edit tags': restoreDecision,
  silence: restoreSanction,
  ban: restoreSanction,
  // It changed nothing.
  warn: () => Promise.resolve(),
};

/** Takes back what the decision changed. @throws 409 for kinds that cannot be taken back. */
export async function undoDecision(unit: UnitOfWork, row: DecisionRow): Promise<void> {
  const undo = undos[row.kind];
  if (!undo) throw conflict(appealMessages.cannotBeUndone);
  await undo(unit, row);
}
