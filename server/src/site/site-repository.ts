import type { Database, DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';

const firstStartKey = 'admin_user_id';
const settingKey = 'admin_user_id_setting';

/** SQL for the id of the administrator of the server settings: `ADMIN_USER_ID`, or the first start's. Null without one. */
export const adminIdSql = `coalesce(
  (select value from site_settings where key = '${settingKey}'),
  (select value from site_settings where key = '${firstStartKey}')
)`;

const selectAdminId = prepare<[], { id: string | null }>(`select ${adminIdSql} as id`);

export async function findAdminId(db: DatabaseReader): Promise<string | undefined> {
  const [row] = await selectAdminId(db);
  return row?.id ?? undefined;
}

/** Of the first start. */
export const storeAdminId = (transaction: DatabaseTransaction, userId: string): Promise<void> =>
  storeSetting(transaction, firstStartKey, userId);

/** Stores `ADMIN_USER_ID`, so that all statements know it. */
export const storeAdminSetting = (db: Database, userId: string | undefined): Promise<void> =>
  storeSetting(db, settingKey, userId);

/** @param value Undefined deletes it. */
export async function storeSetting(
  db: Database | DatabaseTransaction,
  key: string,
  value: string | undefined,
): Promise<void> {
  if (value === undefined) {
    await db.deleteFrom('site_settings').where('key', '=', key).execute();
    return;
  }
  await db
    .insertInto('site_settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
