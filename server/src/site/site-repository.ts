import type { DatabaseReader, DatabaseTransaction } from '../database/database';

/** Key of the administrator's user id. */
const adminKey = 'admin_user_id';

/** The administrator's user id, as the first start stored it. */
export async function storedAdminId(db: DatabaseReader): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', adminKey)
    .executeTakeFirst();
  return row?.value;
}

export async function storeAdminId(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction
    .insertInto('site_settings')
    .values({ key: adminKey, value: userId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: userId }))
    .execute();
}
