import type { DatabaseReader, DatabaseTransaction } from '../database/database';

const adminKey = 'admin_user_id';

export async function findAdminId(db: DatabaseReader): Promise<string | undefined> {
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
