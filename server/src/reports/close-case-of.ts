import type { DecisionKind } from '../database/tables';
import type { UnitOfWork } from '../outcome/outcome';
import { closeCase, reopenCase } from './cases-repository';
import { decideReports } from './reports-repository';

/** Decisions that settle a report. After others, such as a move, the post may still be a scam. */
const closing = new Set<DecisionKind>(['keep', 'approve', 'remove', 'warn', 'silence', 'ban']);

/** Closes the open case of the target, wherever the decision was made. */
export async function closeCaseOf(
  { transaction, outcome }: UnitOfWork,
  { kind, targetId, decisionId }: { kind: DecisionKind; targetId: string; decisionId: string },
  now: Date,
): Promise<void> {
  if (!closing.has(kind)) return;
  const closed = await closeCase(transaction, { targetId, decisionId, now });
  if (!closed) return;
  await decideReports(transaction, closed.id, decisionId);
  outcome.changedCases.push({ id: closed.id, zone: closed.zone });
}

/** Reopens the case that the decision closed. Call it when the decision is undone. @param targetId See `reopenCase`. */
export async function reopenCaseOf(
  { transaction, outcome }: UnitOfWork,
  decisionId: string,
  targetId?: string,
): Promise<void> {
  const reopened = await reopenCase(transaction, decisionId, targetId);
  if (reopened) outcome.changedCases.push({ id: reopened.id, zone: reopened.zone });
}
