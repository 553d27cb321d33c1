import { transact, type Database, type DatabaseTransaction } from './database';
import { prepare } from './prepared';
import { noteSilentCommit } from './snapshot-labels';
import type { Tables } from './tables';

/** Tables that neither shared responses nor `Caller` contain. */
export const unseenTables = ['audit_log', 'login_attempts'] as const satisfies readonly (keyof Tables)[];

/** A new session has a new token, so no caller is known by it. */
const unseenInserts: keyof Tables = 'sessions';

/**
 * Like `transact`, but the commit empties no cache if it changes only unseen tables. PostgreSQL's own counters tell, which include
 * the writes of triggers and foreign keys (docs/decisions/0020-shared-responses.md).
 */
export function transactSilently<T>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  return transact(db, async (transaction) => {
    const [before, result] = await Promise.all([countWrites(transaction), work(transaction)]);
    const after = await countWrites(transaction);
    // Noted before the commit: afterwards a snapshot could already include it.
    if (after.writes === before.writes && after.id !== null) noteSilentCommit(db, after.id);
    return result;
  });
}

interface Writes {
  /** Null while nothing has been written. */
  id: string | null;
  /** To tables that can be seen. PostgreSQL may add those of earlier transactions of the connection. Null if not counted. */
  writes: string | null;
}

const selectWrites = prepare<[unseen: readonly string[], unseenInserts: string], Writes>(`
  select pg_current_xact_id_if_assigned()::text as id,
    case when current_setting('track_counts')::boolean then sum(
      case when relname <> $2 then pg_stat_get_xact_tuples_inserted(oid) else 0 end +
      pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid)
    )::text end as writes
  from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all($1)`);

async function countWrites(transaction: DatabaseTransaction): Promise<Writes> {
  const [row] = await selectWrites(transaction, unseenTables, unseenInserts);
  return row?.writes ? row : { id: null, writes: null };
}
