import { sql, type Insertable, type Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { ReportReason, Tables } from '../database/tables';

export type ReportRow = Selectable<Tables['reports']>;

/** @returns Undefined for a repeated report. */
export async function insertReport(
  transaction: DatabaseTransaction,
  report: Insertable<Tables['reports']>,
): Promise<ReportRow | undefined> {
  return transaction
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findReport(
  db: DatabaseReader,
  { targetId, reporterId }: { targetId: string; reporterId: string },
): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll('reports')
    .innerJoin('cases', 'cases.id', 'reports.case_id')
    .where('cases.target_id', '=', targetId)
    .where('reports.reporter_id', '=', reporterId)
    .executeTakeFirst();
}

export async function hasOpenFilterReport(
  db: DatabaseReader,
  { caseId, reason }: { caseId: string; reason: ReportReason },
): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where('reporter_id', 'is', null)
    .where('reason', '=', reason)
    .where('decision_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined while fewer than `count`. */
export async function whenReported(
  db: DatabaseReader,
  reporterId: string,
  count: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('reported_on')
    .where('reporter_id', '=', reporterId)
    .orderBy('reported_on', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.reported_on;
}

/** Counts the reporter's newest decided reports. Restored decisions do not count as acted on. */
export async function readReporterRecord(
  db: DatabaseReader,
  reporterId: string,
  limit: number,
): Promise<{ decided: number; acted: number }> {
  const { rows } = await sql<{ decided: number; acted: number }>`
    select count(*)::int as decided,
      (count(*) filter (where kind not in ('keep', 'approve') and state <> 'restored'))::int as acted
    from (
      select decisions.kind, decisions.state
      from reports join decisions on decisions.id = reports.decision_id
      where reports.reporter_id = ${reporterId} order by reports.reported_on desc limit ${limit}
    ) as newest`.execute(db);
  return rows[0] ?? { decided: 0, acted: 0 };
}

export interface ReportCounts {
  /** Reasons of the decided reports. */
  reasons: ReportReason[];
  decided: number;
  undecided: number;
}

export async function countReports(db: DatabaseReader, caseId: string): Promise<ReportCounts> {
  const { rows } = await sql<ReportCounts>`
    select
      coalesce(array_agg(distinct reason) filter (where decision_id is not null), '{}') as reasons,
      (count(*) filter (where decision_id is not null))::int as decided,
      (count(*) filter (where decision_id is null))::int as undecided
    from reports where case_id = ${caseId}`.execute(db);
  return rows[0] ?? { reasons: [], decided: 0, undecided: 0 };
}

export async function decideReports(
  transaction: DatabaseTransaction,
  caseId: string,
  decisionId: string,
): Promise<void> {
  await transaction
    .updateTable('reports')
    .set({ decision_id: decisionId })
    .where('case_id', '=', caseId)
    .where('decision_id', 'is', null)
    .execute();
}

/**
 * For the deletion of an account. Subtracts the weights of its reports from the cases. Deletes a case that has no other report and was
 * never decided.
 * @returns The cases that have changed.
 */
export async function deleteReportsOf(
  transaction: DatabaseTransaction,
  reporterId: string,
): Promise<{ id: string; zone: string | null }[]> {
  const { rows } = await sql<{ id: string; zone: string | null }>`
    with gone as (
      delete from reports where reporter_id = ${reporterId} returning case_id, weight, decision_id
    )
    update cases set weight = cases.weight - undecided.weight
    from (
      select case_id, sum(weight)::int as weight from gone where decision_id is null group by case_id
    ) as undecided
    where cases.id = undecided.case_id
    returning cases.id, cases.zone`.execute(transaction);
  // A second statement, which sees a report that was added meanwhile.
  await sql`
    delete from cases
    where id = any(${rows.map(({ id }) => id)}) and state <> 'done' and decision_id is null
      and not exists (select from reports where case_id = cases.id)`.execute(transaction);
  return rows;
}

export interface ListedReport extends ReportRow {
  reporter_name: string | null;
}

/** Newest first. */
export async function listReports(
  db: DatabaseReader,
  caseId: string,
  limit: number,
): Promise<ListedReport[]> {
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .selectAll('reports')
    .select('users.name as reporter_name')
    .where('case_id', '=', caseId)
    .orderBy('reported_on', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
}
