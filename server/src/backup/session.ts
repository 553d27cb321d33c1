import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from '../database/database';
import type { Tables } from '../database/tables';

/** One connection, on which COPY, Kysely and a transaction across both work. */
export interface Session {
  client: pg.Client;
  /** The same connection. Never to be destroyed; `end` closes it. */
  db: Database;
  end(): Promise<void>;
}

// Text in the forms that every server version writes and reads alike, and no limit of time meant for web requests.
const agreement = `
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

/** Connects. @throws pg's error when that is not possible. */
export async function openSession(connection: pg.ClientConfig): Promise<Session> {
  const client = new pg.Client({
    connectionTimeoutMillis: 30_000,
    application_name: 'alphazone backup',
    ...connection,
  });
  // A connection that breaks fails the statement under way; without a listener it would end the process too.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(agreement);

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
