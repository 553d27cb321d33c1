import type { Database, DatabaseTransaction } from './database';
import { prepare } from './prepared';
import type { Tables } from './tables';

/** More rows than are added between two calls, so that expired rows do not accumulate. */
const maxRows = 20;

interface Expiry<Table extends keyof Tables> {
  key: keyof Tables[Table] & string;
  endsOn: keyof Tables[Table] & string;
}

/** Returns a function that deletes the rows that expired first. It skips locked rows. */
export function preparePruning<Table extends keyof Tables>(
  table: Table,
  { key, endsOn }: Expiry<Table>,
): (db: Database | DatabaseTransaction, now?: Date) => Promise<void> {
  // `in` may be planned as a join that reads the whole table.
  const deleteExpired = prepare<[now: Date | null], never>(`
    delete from ${table} where ${key} = any(array(
      select ${key} from ${table} where ${endsOn} <= coalesce($1::timestamptz, now())
      order by ${endsOn} limit ${maxRows} for update skip locked
    ))`);
  return async (db, now) => {
    await deleteExpired(db, now ?? null);
  };
}
