import { lockMember } from '../accounts/accounts-repository';
import type { ReportReason } from '../database/tables';
import { dayMs } from '../time/durations';
import { accountDeleted, forbidden, HttpError, notFound } from '../errors';
import { findNewcomers } from '../newcomers/find-newcomers';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { addReport } from './add-report';
import { lockCaseOf } from './cases-repository';
import { reportMessages } from './messages';
import { findReport, readReporterRecord, whenReported, type ReportRow } from './reports-repository';
import { countedReports, reportsPerDay, weightOf } from './reports-rules';
import { lockTarget, type Target } from './things-repository';

export interface ContentReport {
  target: Target;
  reporterId: string;
  reason: ReportReason;
  text?: string | undefined;
}

/**
 * Stores a member's report. Returns the member's earlier report of the target, if there is one.
 * @throws 403 for own content, 404 when the target is gone, 429 after too many reports.
 */
export async function reportContent(
  { change, now }: Pick<Services, 'change' | 'now'>,
  { target, reporterId, reason, text = '' }: ContentReport,
): Promise<{ row: ReportRow; isRepeated: boolean }> {
  return change(async (unit) => {
    const { transaction } = unit;
    const moment = now();
    const facts = await lockTarget(transaction, target);
    if (facts?.hidden !== null || facts.isApplicant) throw notFound(reportMessages.noTarget);
    if (facts.memberId === reporterId) throw forbidden(reportMessages.own);
    // Serialises a member's reports, so that the count is right.
    if (!(await lockMember(transaction, reporterId))) throw accountDeleted();
    const earlier = await findReport(transaction, { targetId: target.id, reporterId });
    if (earlier) return { row: earlier, isRepeated: true };
    await requireAllowance(unit, reporterId, moment);

    const reported = await lockCaseOf(transaction, target, facts, moment);
    const weight = weightOf(await readReporterRecord(transaction, reporterId, countedReports));
    const row = await addReport(unit, reported, { reporterId, reason, text, weight }, moment);
    if (!row) throw notFound(reportMessages.noTarget);
    return { row, isRepeated: false };
  });
}

async function requireAllowance({ transaction }: UnitOfWork, reporterId: string, now: Date): Promise<void> {
  const newcomers = await findNewcomers(transaction, [reporterId], now);
  const perDay = reportsPerDay[newcomers.has(reporterId) ? 'newcomer' : 'member'];
  const first = await whenReported(transaction, reporterId, perDay);
  const waitMs = first === undefined ? 0 : first.getTime() + dayMs - now.getTime();
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  const message = reportMessages.tooMany(perDay, seconds);
  throw new HttpError(429, 'too_many_requests', message, { retryAfter: seconds });
}
