import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from '../database/database';
import type { Tables } from '../database/tables';

/** One connection shared by COPY and Kysely, so that one transaction covers both. */
export interface Session {
  client: pg.Client;
  /** Call `end` instead of `db.destroy`. */
  db: Database;
  end(): Promise<void>;
}

// Output formats that do not depend on the server, and none of the timeouts for web requests.
const sessionSettings = `
  set client_encoding = 'UTF8';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set row_security = off;
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

export async function openSession(connection: pg.ClientConfig): Promise<Session> {
  const client = new pg.Client({
    connectionTimeoutMillis: 30_000,
    application_name: 'alphazone backup',
    ...connection,
  });
  // An unhandled error would crash the process. Ignored: a lost connection also rejects the pending statement.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sessionSettings);

  const pool = {
    connect: () => Promise.resolve(Object.assign(client, { release: () => undefined })),
    end: () => Promise.resolve(),
  };
  return {
    client,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    end: () => client.end(),
  };
}

/** Until the commit, all statements see the same rows. Blocks no writers. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only');
}
