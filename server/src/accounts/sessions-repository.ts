import { sql } from 'kysely';

import type { Database } from '../database/database';
import type { UserRow } from '../database/tables';

/** What a log-in or a question for the password needs to know of an account. */
export type Credentials = Pick<
  UserRow,
  'id' | 'name' | 'picture_url' | 'email' | 'password_hash' | 'token_version'
>;

const credentials = ['id', 'name', 'picture_url', 'email', 'password_hash', 'token_version'] as const;

/** The account with this e-mail address, in any letter case. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .select(credentials)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

/** The account of a member who is logged in; undefined when it was deleted since. */
export async function findOwnCredentials(db: Database, userId: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .select(credentials)
    .where('id', '=', userId)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
}

/**
 * Gives the account another password and ends all sessions.
 *
 * @param oldHash The hash that the old password was compared with.
 * @returns The version of new tokens; undefined when the password was changed by somebody else meanwhile.
 */
export async function storePassword(
  db: Database,
  userId: string,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<number | undefined> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: newHash, token_version: sql`token_version + 1` })
    .where('id', '=', userId)
    .where('password_hash', '=', oldHash)
    .returning('token_version')
    .executeTakeFirst();
  return row?.token_version;
}

/** Ends all sessions of the member. */
export async function endSessions(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ token_version: sql`token_version + 1` })
    .where('id', '=', userId)
    .execute();
}
