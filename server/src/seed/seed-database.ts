import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { insertUser } from '../accounts/accounts-repository';
import { normaliseEmail, referralCodeOf } from '../accounts/accounts-rules';
import { hashPassword } from '../accounts/passwords/passwords';
import { advisoryLocks } from '../database/advisory-locks';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import type { Settings } from '../settings/settings';
import { storeAdminId } from '../site/site-repository';
import type { SiteSettings } from '../site/site-settings';
import { makeOneTimePassword } from './one-time-password';
import { insertWelcome } from './insert-welcome';

/** Printed once, at the first start. */
export interface FirstStart {
  email: string;
  /** Stored only as a hash. Undefined with ADMIN_PASSWORD. */
  oneTimePassword: string | undefined;
}

export type SeedSettings = Pick<Settings, 'seed' | 'adminEmail' | 'adminPassword' | 'adminUserId'>;

/** Runs once for concurrent starts. @returns Undefined when the database has users. */
export async function seedDatabase(
  db: Database,
  settings: SeedSettings,
  site: SiteSettings,
): Promise<FirstStart | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`.execute(trx);
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return undefined;

    const oneTimePassword = settings.adminPassword === undefined ? makeOneTimePassword() : undefined;
    const adminId = settings.adminUserId ?? newId();
    await insertUser(trx, {
      id: adminId,
      name: `${site.brand.name} Admin`,
      username: 'admin',
      email: normaliseEmail(settings.adminEmail),
      // The operator has set it.
      email_verified_on: new Date(),
      password_hash: await hashPassword(settings.adminPassword ?? oneTimePassword ?? ''),
      referral_code: referralCodeOf(randomBytes(8)),
    });
    await storeAdminId(trx, adminId);
    if (settings.seed === 'welcome') await insertWelcome(trx, adminId, site);
    return { email: settings.adminEmail, oneTimePassword };
  });
}
