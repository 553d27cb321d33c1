import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { transact, type Database } from '../../database/database';
import type { Settings } from '../../settings/settings';
import { insertAuditEntry } from './audit-log-repository';
import { storeFingerprints } from './settings-repository';

/** Settings that differ between servers of one community, or apply only to an empty database. */
const unaudited: ReadonlySet<string> = new Set<keyof Settings>([
  'port',
  'host',
  'dataDir',
  'databaseUrl',
  'redisUrl',
  'logLevel',
  'seed',
  'adminEmail',
  'adminPassword',
]);

const files: ReadonlySet<string> = new Set<keyof Settings>([
  'siteFile',
  'themeFile',
  'filtersFile',
  'linkDenylist',
  'limitsFile',
  'passwordsFile',
]);

/**
 * Records the settings that have changed since a server last started or reloaded a file. Values are not
 * recorded: some are secret.
 */
export async function auditSettings(db: Database, settings: Settings, now = new Date()): Promise<void> {
  const fingerprints = await readFingerprints(settings);
  await transact(db, async (transaction) => {
    const changed = await storeFingerprints(transaction, fingerprints);
    // The fingerprints are keyed with the secret: a new one changes all of them.
    const names = changed.includes('jwtSecret') ? ['jwtSecret'] : changed;
    for (const name of names.sort())
      await insertAuditEntry(transaction, { action: 'change setting', details: { name } }, now);
  });
}

async function readFingerprints(settings: Settings): Promise<Map<string, string>> {
  const fingerprints = new Map<string, string>();
  for (const [name, value] of Object.entries(settings) as [string, unknown][]) {
    if (unaudited.has(name)) continue;
    const isFile = files.has(name) && typeof value === 'string';
    const content = isFile ? await readFile(value) : JSON.stringify(value ?? null);
    fingerprints.set(name, createHmac('sha256', settings.jwtSecret).update(content).digest('base64url'));
  }
  return fingerprints;
}
