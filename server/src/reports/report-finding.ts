import type { ReportReason } from '../database/tables';
import { notFound } from '../errors';
import type { UnitOfWork } from '../outcome/outcome';
import { addReport } from './add-report';
import { lockCaseOf } from './cases-repository';
import { reportMessages } from './messages';
import { hasOpenFilterReport } from './reports-repository';
import { filterWeight } from './reports-rules';
import { findTarget, type Target } from './things-repository';

/**
 * Stores a filter's report of a target that the caller has locked. Repeats no reason until the case is decided.
 * @throws 404 when the target is gone.
 */
export async function reportFinding(
  unit: UnitOfWork,
  { target, reason, text }: { target: Target; reason: ReportReason; text: string },
  now: Date,
): Promise<void> {
  const facts = await findTarget(unit.transaction, target);
  if (!facts) throw notFound(reportMessages.noTarget);
  const reported = await lockCaseOf(unit.transaction, target, facts, now);
  if (await hasOpenFilterReport(unit.transaction, { caseId: reported.id, reason })) return;
  await addReport(unit, reported, { reporterId: null, reason, text, weight: filterWeight }, now);
}
