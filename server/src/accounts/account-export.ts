import { Readable } from 'node:stream';
import type { components } from '@alphazone/client';
import { sql } from 'kysely';

import type { Database } from '../database/database';
import { memberRecords, type MemberRecords } from './member-records';

type Row = Record<string, unknown>;

/** Rows that are read at a time: what an export takes of the memory, whoever reads it how slowly. */
const pageSize = 200;

/** Columns of `users` that are no data about the member. */
const internal = ['password_hash', 'token_version', 'deleted_on'];

/**
 * Everything that is stored about a member, as the JSON text of the contract's `AccountExport`. It is read
 * in pages while it is sent: neither memory nor a connection is held for somebody who reads slowly.
 */
export function exportAccount(db: Database, userId: string): components['schemas']['AccountExport'] {
  // Fastify sends a stream as it is; the type says what is in it.
  return Readable.from(textOf(db, userId)) as unknown as components['schemas']['AccountExport'];
}

async function* textOf(db: Database, userId: string): AsyncGenerator<string> {
  const account = await accountOf(db, userId);
  yield `{"exportedOn":${JSON.stringify(new Date())},"account":${JSON.stringify(account)},"records":{`;
  let separator = '';
  for (const records of memberRecords) {
    if (records.exportedBy === undefined) continue;
    yield `${separator}${JSON.stringify(records.table)}:[`;
    yield* rowsOf(db, userId, { ...records, exportedBy: records.exportedBy });
    yield ']';
    separator = ',';
  }
  yield '}}';
}

async function accountOf(db: Database, userId: string): Promise<Row | undefined> {
  const { rows } = await sql<{ account: Row }>`
    select to_jsonb(users) - ${internal}::text[] as account from users where id = ${userId}`.execute(db);
  return rows[0]?.account;
}

/** The rows as JSON, with commas between them. */
async function* rowsOf(
  db: Database,
  userId: string,
  { table, member, exportedBy }: Required<MemberRecords>,
): AsyncGenerator<string> {
  const columns = exportedBy.map((column) => sql.ref(`t.${column}`));
  const key = sql.join(columns);
  let last: readonly string[] | undefined;
  for (;;) {
    const after = last === undefined ? sql`` : sql`and (${key}) > (${sql.join(last)})`;
    const { rows } = await sql<{ key: string[]; text: string }>`
      select array[${sql.join(columns.map((column) => sql`${column}::text`))}] as key, to_jsonb(t)::text as text
      from ${sql.table(table)} t
      where ${sql.ref(`t.${member}`)} = ${userId} ${after}
      order by ${key} limit ${pageSize}`.execute(db);
    if (rows.length > 0) yield (last === undefined ? '' : ',') + rows.map(({ text }) => text).join(',');
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.key;
  }
}
