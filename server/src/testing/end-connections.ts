import { sql } from 'kysely';

import type { Database } from '../database/database';

/** While `run` is pending, PostgreSQL ends the connection of every transaction that inserts into the table, at its commit. */
export async function endConnectionsOnInsert(
  db: Database,
  table: 'comments' | 'chat_messages',
  run: () => Promise<void>,
): Promise<void> {
  await sql`
    create function end_connection() returns trigger language plpgsql
    as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  await sql`
    create constraint trigger end_connection after insert on ${sql.table(table)} deferrable initially deferred
    for each row execute function end_connection()`.execute(db);
  try {
    await run();
  } finally {
    await sql`drop function end_connection cascade`.execute(db);
  }
}
