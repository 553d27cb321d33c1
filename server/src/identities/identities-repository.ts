import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { ProviderIdentity } from '../database/tables';

/** @throws A unique violation when the identity has an account, or the account another identity of the issuer. */
export async function insertIdentity(
  transaction: DatabaseTransaction,
  userId: string,
  { issuer, subject }: ProviderIdentity,
  linkedOn: Date,
): Promise<void> {
  await transaction
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, linked_on: linkedOn })
    .execute();
}

export async function findIdentityOwner(
  db: DatabaseReader,
  { issuer, subject }: ProviderIdentity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** @returns When each issuer was linked. */
export async function findLinks(db: DatabaseReader, userId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'linked_on'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ issuer, linked_on }) => [issuer, linked_on]));
}

/** @returns Whether the member had one. */
export async function deleteIdentity(
  transaction: DatabaseTransaction,
  userId: string,
  issuer: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns Whether the member had any. */
export async function deleteIdentities(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasPassword(db: DatabaseReader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param issuers Issuers of the configured providers: other identities cannot log in. */
export async function hasLogIn(
  db: DatabaseReader,
  userId: string,
  issuers: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from users where id = ${userId} and password_hash is not null)
      or exists (select from passkeys where user_id = ${userId})
      or exists (select from identities where user_id = ${userId} and issuer = any(${issuers}::text[])) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}
