import type { Database, DatabaseReader } from '../database/database';
import { prepare } from '../database/prepared';

const key = 'staff_second_factor';

/** In the database, so that all servers and statements know it. */
export async function storeStaffSecondFactor(db: Database, isRequired: boolean): Promise<void> {
  if (!isRequired) {
    await db.deleteFrom('site_settings').where('key', '=', key).execute();
    return;
  }
  await db
    .insertInto('site_settings')
    .values({ key, value: 'required' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'required' }))
    .execute();
}

const readLacks = prepare<[userId: string], { lacks: boolean }>(`
  select exists (select from site_settings where key = '${key}')
    and not exists (select from totp_secrets where user_id = $1 and confirmed_on is not null)
    and not exists (select from passkeys where user_id = $1) as lacks`);

/** Whether staff needs a second factor, and the member has none. */
export async function lacksStaffFactor(db: DatabaseReader, userId: string): Promise<boolean> {
  const [row] = await readLacks(db, userId);
  return row?.lacks ?? false;
}
