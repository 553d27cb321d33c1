import type { Database } from '../database/database';

/** Key of the administrator's user id. */
const adminKey = 'admin_user_id';

/** The administrator's user id, where the first start has stored one. */
export async function storedAdminId(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', adminKey)
    .executeTakeFirst();
  return row?.value;
}

/** Remembers who the administrator is. */
export async function storeAdminId(db: Database, userId: string): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({ key: adminKey, value: userId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: userId }))
    .execute();
}
