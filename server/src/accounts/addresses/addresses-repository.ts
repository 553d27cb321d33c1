import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../../database/database';

export interface AddressRow {
  id: string;
  name: string;
  email: string;
  verifiedOn: Date | null;
  wantsNotices: boolean;
}

/** Deleted accounts have no address. */
const addresses = (db: DatabaseReader) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_on as verifiedOn', 'mails_notices as wantsNotices'])
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>();

export async function findAddress(db: DatabaseReader, userId: string): Promise<AddressRow | undefined> {
  return addresses(db).where('id', '=', userId).executeTakeFirst();
}

export async function findByAddress(db: DatabaseReader, email: string): Promise<AddressRow | undefined> {
  return addresses(db)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

/** @returns False if the address has changed meanwhile. */
export async function storeVerified(
  transaction: DatabaseTransaction,
  userId: string,
  email: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ email_verified_on: sql<Date>`coalesce(email_verified_on, now())` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the address of an account that never verified it. @returns The account's id. */
export async function replaceUnverified(
  transaction: DatabaseTransaction,
  email: string,
  placeholder: string,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('users')
    .set({ email: placeholder })
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('email_verified_on', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @throws A unique violation when the address is taken. */
export async function storeAddress(
  transaction: DatabaseTransaction,
  userId: string,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_verified_on: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

export async function storeNewPassword(
  transaction: DatabaseTransaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export async function storeNotices(
  transaction: DatabaseTransaction,
  userId: string,
  wantsNotices: boolean,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ mails_notices: wantsNotices })
    .where('id', '=', userId)
    .where('deleted_on', 'is', null)
    .execute();
}
