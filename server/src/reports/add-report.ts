import { maskSecrets } from '@alphazone/client/secrets';

import { newId } from '../database/ids';
import type { ReportReason } from '../database/tables';
import type { UnitOfWork } from '../outcome/outcome';
import { addWeight, type CaseRow } from './cases-repository';
import { countReports, insertReport, type ReportRow } from './reports-repository';
import { reopens } from './reports-rules';

export interface NewReport {
  /** Null for a filter. */
  reporterId: string | null;
  reason: ReportReason;
  text: string;
  weight: number;
}

/** Adds a report to a case, and reopens a decided one where the rules say so. @returns Undefined for a repeated report. */
export async function addReport(
  { transaction, outcome }: UnitOfWork,
  { id, zone, state }: CaseRow,
  { reporterId, reason, text, weight }: NewReport,
  now: Date,
): Promise<ReportRow | undefined> {
  const row = await insertReport(transaction, {
    id: newId(),
    case_id: id,
    reporter_id: reporterId,
    reason,
    text: maskSecrets(text.trim()),
    weight,
    reported_on: now,
  });
  if (!row) return undefined;
  const isReopened = state === 'done' && reopens(reason, await countReports(transaction, id));
  await addWeight(transaction, { id, weight, reopenedOn: isReopened ? now : undefined });
  outcome.changedCases.push({ id, zone });
  return row;
}
