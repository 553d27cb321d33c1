import { sql } from 'kysely';

import type { Database, DatabaseReader } from './database';

/** A consistent view for several statements. Occupies a connection until closed. */
export interface Snapshot {
  db: DatabaseReader;
  close: () => Promise<void>;
}

export type OpenSnapshot = () => Promise<Snapshot>;

/** PostgreSQL's own timeouts, in case this process hangs. Longer than those of `CompleteLists`. */
const idleMs = 2 * 60_000;
const statementMs = 60_000;

export const createOpenSnapshot =
  (db: Database): OpenSnapshot =>
  async () => {
    const transaction = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    const close = () =>
      transaction
        .rollback()
        .execute()
        // Fails only on a lost connection, which needs no rollback.
        .catch(() => undefined);
    try {
      // JIT takes longer than the first rows.
      await sql`select set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true),
                       set_config('statement_timeout', ${String(statementMs)}, true),
                       set_config('jit', 'off', true)`.execute(transaction);
      return { db: transaction, close };
    } catch (error) {
      await close();
      throw error;
    }
  };
