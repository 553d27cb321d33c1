import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { insertUser } from '../accounts/accounts-repository';
import { normalEmail, referralCodeOf } from '../accounts/accounts-rules';
import { hashPassword } from '../accounts/passwords';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import type { Settings } from '../settings';
import { storeAdminId } from '../site/site-repository';
import type { SiteSettings } from '../site/site-settings';
import { makeOneTimePassword } from './one-time-password';
import { plantWelcome } from './plant-welcome';

/** What the operator has to know after the first start, and only then. */
export interface FirstStart {
  email: string;
  /** The administrator's password, which is kept nowhere; undefined when ADMIN_PASSWORD gave it. */
  oneTimePassword: string | undefined;
}

export type SeedSettings = Pick<Settings, 'seed' | 'adminEmail' | 'adminPassword' | 'adminUserId'>;

// Any number, as long as nothing else in the database locks by it.
const lockKey = 4_170_264;

/**
 * Makes the administrator and, unless SEED=none, the welcome community, in a database without members.
 * All of it appears at once or not at all; of servers that start together only one does it.
 *
 * @returns undefined when there were members already.
 */
export async function seedDatabase(
  db: Database,
  settings: SeedSettings,
  site: SiteSettings,
): Promise<FirstStart | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return undefined;

    const oneTimePassword = settings.adminPassword === undefined ? makeOneTimePassword() : undefined;
    const adminId = settings.adminUserId ?? newId();
    await insertUser(trx, {
      id: adminId,
      name: `${site.brand.name} Admin`,
      username: 'admin',
      email: normalEmail(settings.adminEmail),
      password_hash: await hashPassword(settings.adminPassword ?? oneTimePassword ?? ''),
      referral_code: referralCodeOf(randomBytes(8)),
    });
    await storeAdminId(trx, adminId);
    if (settings.seed === 'welcome') await plantWelcome(trx, adminId, site);
    return { email: settings.adminEmail, oneTimePassword };
  });
}
