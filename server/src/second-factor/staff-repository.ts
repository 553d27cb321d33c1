import type { Database, DatabaseReader } from '../database/database';
import { prepare } from '../database/prepared';
import { adminIdSql, storeSetting } from '../site/site-repository';

const key = 'staff_second_factor';

/** In the database, so that all servers and statements know it. */
export const storeStaffSecondFactor = (db: Database, isRequired: boolean): Promise<void> =>
  storeSetting(db, key, isRequired ? 'required' : undefined);

const lacksFactorSql = (userId: string) => `(
  exists (select from site_settings where key = '${key}')
  and not exists (select from totp_secrets where user_id = ${userId} and confirmed_on is not null)
  and not exists (select from passkeys where user_id = ${userId}))`;

/** SQL for whether a row of `users` is staff, with the second factor that staff needs. */
export const isStaffSql = `((
    exists (select from roles where roles.user_id = users.id) or coalesce(users.id::text = ${adminIdSql}, false)
  ) and not ${lacksFactorSql('users.id')})`;

const readLacks = prepare<[userId: string], { lacks: boolean }>(
  `select ${lacksFactorSql('$1::uuid')} as lacks`,
);

/** Whether staff needs a second factor, and the member has none. */
export async function lacksStaffFactor(db: DatabaseReader, userId: string): Promise<boolean> {
  const [row] = await readLacks(db, userId);
  return row?.lacks ?? false;
}
