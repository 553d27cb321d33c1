import { maskSecrets } from '@alphazone/client/secrets';

import { newId } from '../database/ids';
import type { ReportReason } from '../database/tables';
import { dayMs } from '../durations';
import { forbidden, HttpError, accountDeleted, notFound } from '../errors';
import { findWriters } from '../filters/filters-repository';
import { isNewcomer, newcomerRule } from '../filters/text-rules';
import type { UnitOfWork } from '../outcome/outcome';
import { lockMember } from '../accounts/accounts-repository';
import { addWeight, lockCaseOf } from './cases-repository';
import { reportMessages } from './messages';
import {
  countReports,
  findReport,
  hasOpenFilterReport,
  insertReport,
  readReporterRecord,
  whenReported,
  type ReportRow,
} from './reports-repository';
import { countedReports, filterWeight, reopens, reportsPerDay, weightOf } from './reports-rules';
import { findTarget, lockTarget, type Target } from './things-repository';

export interface NewReport {
  target: Target;
  /** Undefined for a filter. */
  reporterId: string | undefined;
  reason: ReportReason;
  text?: string | undefined;
}

/**
 * Adds a report to the case of its target. A filter reports a target once per reason until it is decided.
 * @returns The report, or the reporter's earlier one. Undefined for a filter's repeated one.
 * @throws 403 for own content, 404 when the target is gone, 429 after too many reports.
 */
export async function report(
  unit: UnitOfWork,
  { target, reporterId, reason, text = '' }: NewReport,
  now: Date,
): Promise<{ row: ReportRow; isRepeated: boolean } | undefined> {
  const { transaction, outcome } = unit;
  // Filters have locked what they judge.
  const facts = await (reporterId === undefined ? findTarget : lockTarget)(transaction, target);
  const isReportable = facts && (reporterId === undefined || (facts.hidden === null && !facts.isApplicant));
  if (!isReportable) throw notFound(reportMessages.noTarget);
  if (reporterId !== undefined) {
    if (facts.memberId === reporterId) throw forbidden(reportMessages.own);
    // Serialises a member's reports, so that the count is right.
    if (!(await lockMember(transaction, reporterId))) throw accountDeleted();
    const earlier = await findReport(transaction, { targetId: target.id, reporterId });
    if (earlier) return { row: earlier, isRepeated: true };
    await requireAllowance(unit, reporterId, now);
  }

  const reported = await lockCaseOf(transaction, target, facts, now);
  if (reporterId === undefined && (await hasOpenFilterReport(transaction, { caseId: reported.id, reason }))) {
    return undefined;
  }
  const weight =
    reporterId === undefined
      ? filterWeight
      : weightOf(await readReporterRecord(transaction, reporterId, countedReports));
  const row = await insertReport(transaction, {
    id: newId(),
    case_id: reported.id,
    reporter_id: reporterId ?? null,
    reason,
    text: maskSecrets(text.trim()),
    weight,
    reported_on: now,
  });
  if (!row) return undefined;
  const isReopened =
    reported.state === 'done' && reopens(reason, await countReports(transaction, reported.id));
  await addWeight(transaction, { id: reported.id, weight, reopenedOn: isReopened ? now : undefined });
  outcome.changedCases.push({ id: reported.id, zone: reported.zone });
  return { row, isRepeated: false };
}

async function requireAllowance({ transaction }: UnitOfWork, reporterId: string, now: Date): Promise<void> {
  const [reporter] = await findWriters(transaction, [reporterId], newcomerRule.contributions);
  const isNew =
    reporter !== undefined &&
    !reporter.is_staff &&
    isNewcomer({ joinedOn: reporter.joined_on, contributions: reporter.contributions }, now);
  const perDay = reportsPerDay[isNew ? 'newcomer' : 'member'];
  const first = await whenReported(transaction, reporterId, perDay);
  const waitMs = first === undefined ? 0 : first.getTime() + dayMs - now.getTime();
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  const message = reportMessages.tooMany(perDay, seconds);
  throw new HttpError(429, 'too_many_requests', message, [], seconds);
}
