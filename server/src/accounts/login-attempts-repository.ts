import { sql } from 'kysely';

import type { Database } from '../database/database';
import { pruneExpired } from '../database/prune-expired';

export async function countFailure(
  db: Database,
  key: Buffer,
  windowMinutes: number,
): Promise<{ failures: number; secondsLeft: number }> {
  const isOver = sql`login_attempts.ends_on <= now()`;
  const end = sql<Date>`now() + make_interval(mins => ${windowMinutes})`;
  return db
    .insertInto('login_attempts')
    .values({ key, failures: 1, ends_on: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${isOver} then 1 else login_attempts.failures + 1 end`,
        ends_on: sql`case when ${isOver} then excluded.ends_on else login_attempts.ends_on end`,
      }),
    )
    .returning([
      'failures',
      sql<number>`greatest(1, ceil(extract(epoch from ends_on - now())))::int`.as('secondsLeft'),
    ])
    .executeTakeFirstOrThrow();
}

export const pruneAttempts = (db: Database): Promise<void> =>
  pruneExpired(db, 'login_attempts', { key: 'key', endsOn: 'ends_on' });

export async function deleteAttempts(db: Database, key: Buffer): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', '=', key).execute();
}

export async function decrementFailures(db: Database, key: Buffer): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute();
}
