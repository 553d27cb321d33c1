import { setTimeout as sleep } from 'node:timers/promises';

import { BackupError } from '../backup/backup-error';
import { requireKnown } from '../backup/fill-database';
import { readMigrations } from '../backup/catalog';
import { withDatabase } from '../backup/instance';
import { messages as backupMessages } from '../backup/messages';
import { beginSnapshot, type Session } from '../backup/session';
import { isLockTimeout } from '../database/lost-race';
import { knownMigrations } from '../database/migrate';
import type { Settings } from '../settings/settings';
import { checks, differencesOf, type Finding } from './checks';
import { messages } from './messages';

interface Options {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

/** Reads one snapshot. Also works while the server runs. */
export const examine = ({ settings, signal, onProgress }: Options): Promise<Finding[]> =>
  withDatabase(settings, { signal, onProgress }, async (session) => {
    await beginSnapshot(session.client);
    await requireCurrent(session);
    return await findAll(session, signal, onProgress);
  });

/** Blocks writers. @returns The repaired differences. */
export const repair = ({ settings, signal, onProgress }: Options): Promise<Finding[]> =>
  withDatabase(settings, { signal, onProgress }, async (session) => {
    const { client } = session;
    await requireCurrent(session);
    await beginExclusive(session, signal);
    const findings = await findAll(session, signal, onProgress);
    const wrong = new Set(findings.map(({ name }) => name));
    const statements = new Set(checks.filter(({ name }) => wrong.has(name)).map(({ repair }) => repair));
    for (const statement of statements) {
      signal.throwIfAborted();
      await client.query(statement);
    }
    await client.query('commit');
    return findings;
  });

async function requireCurrent({ client }: Session): Promise<void> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new BackupError(backupMessages.neverUsed);
  requireKnown(migrations);
  if (migrations.length < knownMigrations().length) throw new BackupError(messages.olderVersion);
}

const maxExamples = 3;

async function findAll(
  { client }: Session,
  signal: AbortSignal,
  onProgress: (line: string) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    signal.throwIfAborted();
    const { rows } = await client.query<Finding['examples'][number] & { total: number }>(
      differencesOf(check, maxExamples),
    );
    const total = rows[0]?.total ?? 0;
    onProgress(`${check.name}: ${total === 0 ? 'right' : `${total} wrong`}`);
    if (total > 0) {
      const examples = rows.map(({ item, kept, counted }) => ({ item, kept, counted }));
      findings.push({ name: check.name, total, examples });
    }
  }
  return findings;
}

const tables =
  'users, posts, votes, held_votes, notifications, comments, shares, xp_entries, uploads, post_uploads, post_tags, titles, known_words, post_words, standings, member_count, referral_counts, share_counts, zone_counts, tag_counts, tag_zone_counts, author_counts';

const maxAttempts = 100;

/** Blocks writers, but not readers. */
async function beginExclusive({ client }: Session, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    await client.query('begin');
    // Shorter than `deadlock_timeout`: on a deadlock, this transaction fails and not a member's.
    await client.query("set local lock_timeout = '300ms'");
    try {
      await client.query(`lock table ${tables} in exclusive mode`);
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockTimeout(error)) throw error;
      if (attempt === maxAttempts) throw new BackupError(messages.busy, { cause: error });
      await sleep(50 + Math.random() * 100);
    }
  }
}
