import { sql } from 'kysely';

import type { DatabaseReader } from '../../database/database';
import type { MemberRecords } from './member-records';

const internalColumns = ['password_hash', 'token_version', 'deleted_on'];

export async function findAccountRow(
  db: DatabaseReader,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ account: Record<string, unknown> }>`
    select to_jsonb(users) - ${internalColumns}::text[] as account from users where id = ${userId}`.execute(
    db,
  );
  return rows[0]?.account;
}

export type ExportedRecords = MemberRecords & Required<Pick<MemberRecords, 'exportedBy'>>;

export interface ExportedRow {
  key: string[];
  text: string;
}

export async function listRecords(
  db: DatabaseReader,
  { table, member, exportedBy, withheld = [], hidden }: ExportedRecords,
  { userId, after, limit }: { userId: string; after: readonly string[] | undefined; limit: number },
): Promise<ExportedRow[]> {
  const columns = exportedBy.map((column) => sql.ref(`t.${column}`));
  const key = sql.join(columns);
  const isAfter = after === undefined ? sql`` : sql`and (${key}) > (${sql.join(after)})`;
  const isVisible = hidden === undefined ? sql`` : sql`and not ${sql.raw(hidden)}`;
  const { rows } = await sql<ExportedRow>`
    select array[${sql.join(columns.map((column) => sql`${column}::text`))}] as key,
      (to_jsonb(t) - ${[...internalColumns, ...withheld]}::text[])::text as text
    from ${sql.table(table)} t
    where ${sql.ref(`t.${member}`)} = ${userId} ${isVisible} ${isAfter}
    order by ${key} limit ${limit}`.execute(db);
  return rows;
}
