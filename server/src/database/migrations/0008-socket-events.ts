import { sql, type Kysely } from 'kysely';

/** Events between servers that are too long for NOTIFY. Its form is the socket.io adapter's, which empties it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table socket_io_attachments (
      id bigserial primary key,
      created_at timestamptz not null default now(),
      payload bytea
    )`.execute(db);
}
