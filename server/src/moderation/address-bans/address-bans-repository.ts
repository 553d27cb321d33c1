import type { Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../../database/database';
import type { AddressBans } from '../../database/schema.gen';

export type AddressBanRow = Selectable<AddressBans>;

/** Current bans, newest first. */
export async function listAddressBans(
  db: DatabaseReader,
  now: Date,
  limit: number,
): Promise<AddressBanRow[]> {
  return db
    .selectFrom('address_bans')
    .selectAll()
    .where('ends_on', '>', now)
    .orderBy('banned_on', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Replaces an earlier ban of the network. Deletes expired bans. */
export async function storeAddressBan(
  transaction: DatabaseTransaction,
  ban: Omit<AddressBanRow, 'banned_by'> & { banned_by: string },
): Promise<AddressBanRow> {
  await transaction.deleteFrom('address_bans').where('ends_on', '<=', ban.banned_on).execute();
  const { reason, banned_by, banned_on, ends_on } = ban;
  return transaction
    .insertInto('address_bans')
    .values(ban)
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({ reason, banned_by, banned_on, ends_on }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteAddressBan(
  transaction: DatabaseTransaction,
  id: string,
): Promise<AddressBanRow | undefined> {
  return transaction.deleteFrom('address_bans').where('id', '=', id).returningAll().executeTakeFirst();
}
