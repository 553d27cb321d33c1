import { sql } from 'kysely';

import type { Database, DatabaseReader, DatabaseTransaction } from '../../database/database';
import { preparePruning } from '../../database/prune-expired';
import { prepare } from '../../database/prepared';
import type { SessionRow } from '../../database/tables';

export type ListedSession = Pick<SessionRow, 'id' | 'device' | 'network' | 'created_on' | 'last_used_on'>;

export interface NewSession {
  id: string;
  userId: string;
  tokenVersion: number;
  device: { name: string; network: string };
  startedOn: Date;
  expiresOn: Date;
}

/** Counts as a proof of identity: the user has just logged in. */
export async function insertSession(
  transaction: DatabaseTransaction,
  { id, userId, tokenVersion, device, startedOn, expiresOn }: NewSession,
): Promise<void> {
  await insertRow(transaction, id, userId, tokenVersion, device.name, device.network, startedOn, expiresOn);
}

const insertRow = prepare<
  [
    id: string,
    userId: string,
    tokenVersion: number,
    device: string,
    network: string,
    startedOn: Date,
    expiresOn: Date,
  ],
  never
>(`
  insert into sessions
    (id, user_id, token_version, device, network, created_on, last_used_on, proved_on, expires_on)
  values ($1, $2, $3, $4, $5, $6, $6, $6, $7)`);

/** Most recently used first. */
export async function listSessions(
  db: DatabaseReader,
  userId: string,
  limit: number,
): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.token_version', '=', 'sessions.token_version'),
    )
    .select(['sessions.id', 'device', 'network', 'created_on', 'last_used_on'])
    .where('user_id', '=', userId)
    .where('expires_on', '>', sql<Date>`now()`)
    .orderBy('last_used_on', 'desc')
    .orderBy('sessions.id')
    .limit(limit)
    .execute();
}

/** @returns Whether it was the member's. */
export async function deleteSession(
  transaction: DatabaseTransaction,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessionsOf(
  transaction: DatabaseTransaction,
  userId: string,
  except: string | undefined,
): Promise<void> {
  let query = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}

export async function renewSession(
  transaction: DatabaseTransaction,
  id: string,
  tokenVersion: number,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ token_version: tokenVersion })
    .where('id', '=', id)
    .execute();
}

export const pruneSessions = preparePruning('sessions', { key: 'id', endsOn: 'expires_on' });

export interface SessionUseRow {
  id: string;
  network: string;
}

/** Locks in one order: several servers may store uses of the same sessions. */
export async function storeUses(db: Database, uses: readonly SessionUseRow[], usedOn: Date): Promise<void> {
  await sql`
    update sessions set last_used_on = ${usedOn}, network = used.network
    from (
      select sessions.id, used.network
      from unnest(${uses.map(({ id }) => id)}::uuid[], ${uses.map(({ network }) => network)}::text[]) as used (id, network)
      join sessions on sessions.id = used.id
      order by sessions.id for no key update of sessions
    ) as used
    where sessions.id = used.id`.execute(db);
}

/** Others cannot end it until the commit. @returns Whether it has neither ended nor been revoked with all others. */
export async function lockOpenSession(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.token_version', '=', 'sessions.token_version'),
    )
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .forKeyShare('sessions')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isSessionProvedAfter(db: DatabaseReader, id: string, moment: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('proved_on', '>', moment)
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeProof(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await transaction.updateTable('sessions').set({ proved_on: now }).where('id', '=', id).execute();
}
