import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../database/database';
import { migrateToLatest } from '../database/migrate';
import { auditSettings } from '../moderation/audit/audit-settings';
import { operatorMessages } from '../operator-messages';
import { storeStaffSecondFactor } from '../second-factor/staff-repository';
import { seedDatabase, type FirstStart } from '../seed/seed-database';
import type { Settings } from '../settings/settings';
import { approveAdministrator } from '../sign-up/applicants-repository';
import { findLostZones } from '../site/lost-zones-repository';
import { storeAdminSetting } from '../site/site-repository';
import type { SiteSettings } from '../site/site-settings';

export interface DatabasePreparation {
  settings: Settings;
  site: SiteSettings;
  log: FastifyBaseLogger;
  onFirstStart: (firstStart: FirstStart) => void;
}

/** Migrates and seeds the database, and stores the settings that it needs. */
export async function prepareDatabase(
  db: Database,
  { settings, site, log, onFirstStart }: DatabasePreparation,
): Promise<void> {
  await migrateToLatest(db, (message) => {
    log.warn(message);
  });
  for (const zone of await findLostZones(db, site.zones)) log.warn(operatorMessages.lostZone(zone));
  const firstStart = await seedDatabase(db, settings, site);
  // Printed immediately: the password would be lost if a later step failed.
  if (firstStart) onFirstStart(firstStart);
  await auditSettings(db, settings);
  if (settings.adminUserId !== undefined) await approveAdministrator(db, settings.adminUserId);
  await storeAdminSetting(db, settings.adminUserId);
  await storeStaffSecondFactor(db, settings.staffSecondFactor === 'required');
}
