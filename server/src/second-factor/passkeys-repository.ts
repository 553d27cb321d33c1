import type { Insertable, Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { Passkeys } from '../database/schema.gen';

export type PasskeyRow = Selectable<Passkeys>;

export async function insertPasskey(
  transaction: DatabaseTransaction,
  passkey: Insertable<Passkeys>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function listPasskeys(db: DatabaseReader, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: DatabaseReader, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function storePasskeyUse(
  transaction: DatabaseTransaction,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_on: now })
    .where('id', '=', id)
    .execute();
}

/** @returns Its name, or undefined when the member has none with this id. */
export async function deletePasskey(
  transaction: DatabaseTransaction,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
