import { sql } from 'kysely';

import { advisoryLocks } from '../database/advisory-locks';
import type { Database, DatabaseTransaction } from '../database/database';

/** Waits for a pending removal of the same name, which may have begun before the file was stored. */
export async function insertRemovals(
  transaction: DatabaseTransaction,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await transaction
    .insertInto('media_removals')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .execute();
}

/** Skips locked ones. */
export async function lockRemovals(transaction: DatabaseTransaction, limit: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('media_removals')
    .select('name')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ name }) => name);
}

export async function deleteRemovals(
  transaction: DatabaseTransaction,
  names: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('media_removals')
    .where('name', 'in', [...names])
    .execute();
}

/** Held until the transaction ends. @returns False while another session holds the collector's lock. */
export async function tryShareCollectorLock(transaction: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${advisoryLocks.collector}) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}

/** @returns Undefined when another process holds the lock. */
export function withCollectorLock<T>(
  db: Database,
  work: (connection: Database) => Promise<T>,
): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(${advisoryLocks.collector}) as locked`.execute(connection);
    if (!rows[0]?.locked) return undefined;
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks.collector})`.execute(connection);
    }
  });
}
