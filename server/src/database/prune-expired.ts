import { sql, type RawBuilder } from 'kysely';

import type { Database, DatabaseTransaction } from './database';
import type { Tables } from './tables';

/** More rows than a caller adds, so that expired rows do not accumulate. */
const maxRows = 20;

interface Expiry<Table extends keyof Tables> {
  key: keyof Tables[Table] & string;
  endsOn: keyof Tables[Table] & string;
  /** @default the database's time */
  now?: Date;
}

/** Deletes the rows that expired first. Skips locked rows. */
export async function pruneExpired<Table extends keyof Tables>(
  db: Database | DatabaseTransaction,
  table: Table,
  { key, endsOn, now }: Expiry<Table>,
): Promise<void> {
  const time: RawBuilder<unknown> = now ? sql`${now}` : sql`now()`;
  // `in` may be planned as a join that reads the whole table.
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} = any(array(
      select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(endsOn)} <= ${time}
      order by ${sql.ref(endsOn)} limit ${maxRows} for update skip locked
    ))`.execute(db);
}
