import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { countText } from '../count-text';
import { advisoryLocks } from '../database/advisory-locks';
import { repositoryRoot } from '../repository-root';
import type { Settings } from '../settings/settings';
import { BackupError } from './backup-error';
import { readMigrations, readSequences, readTables } from './catalog';
import { requireOwnFolder, withDatabase } from './instance';
import { databaseFolder, manifestFile, mediaFolder, secretFile, tableFile, type Manifest } from './manifest';
import { copyMedia, filesIn, readMediaNames } from './media';
import { messages } from './messages';
import { copyFile, createFile } from './meter';
import { makeFolder } from './new-folder';
import { beginSnapshot, type Session } from './session';
import { pump, readRows } from './table-content';
import { whileSpaceLasts } from './while-space-lasts';

interface Run {
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

export interface BackUpOptions extends Run {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'> & {
    jwtSecret: string | undefined;
    s3?: { bucket: string } | undefined;
  };
  to: string;
}

/**
 * Takes a consistent backup, even while the server is running. Deletes an incomplete one on any error.
 * @returns The backup's folder. @throws BackupError when the operator can fix the cause.
 */
export async function backUp({ settings, to, ...run }: BackUpOptions): Promise<string> {
  await requireOwnFolder(settings.dataDir);
  return await withDatabase(settings, run, async (session) => {
    const { client } = session;
    if (!settings.s3) await keepFiles(client, run);
    await beginSnapshot(client);
    const { rows } = await client.query<{ now: Date }>('select now()');
    const takenAt = rows[0]?.now ?? new Date();
    const folder = path.join(to, `alphazone-${takenAt.toISOString().replace(/[-:.]/g, '')}`);

    const fill = async (draft: string, filling: Run) => {
      const database = await backUpDatabase(session, draft, filling);
      const originals = await readMediaNames(client);
      // Copying media can take hours. An open transaction would block a migration, which would block all members.
      await client.query('commit');
      const media = await backUpMedia(originals, settings, draft, filling);
      const manifest: Manifest = {
        format: 1,
        version: ownVersion(),
        takenAt: takenAt.toISOString(),
        ...database,
        ...media,
        secret: await backUpSecret(settings, draft, filling),
      };
      filling.signal.throwIfAborted();
      await writeFile(path.join(draft, manifestFile), `${JSON.stringify(manifest, undefined, 1)}\n`, {
        mode: 0o600,
        flush: true,
      });
    };
    const { dataDir, databaseUrl } = settings;
    await makeFolder(folder, (draft) =>
      databaseUrl === undefined
        ? whileSpaceLasts({ folder: draft, dataDir }, run.signal, (signal) => fill(draft, { ...run, signal }))
        : fill(draft, run),
    );
    return folder;
  });
}

/** Until the session ends, servers postpone removing files. */
async function keepFiles(client: pg.Client, { signal, onProgress }: Run): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      advisoryLocks.collector,
    ]);
    if (rows[0]?.locked) return;
    if (attempt === 1) onProgress(messages.filesAreRemoved);
    await sleep(200, undefined, { signal });
  }
}

async function backUpDatabase(
  { client }: Session,
  draft: string,
  { signal, onProgress }: Run,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new BackupError(messages.neverUsed);

  await mkdir(path.join(draft, databaseFolder), { mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(client)) {
    const { name, columns } = table;
    const content = await pump(
      readRows(client, table),
      createFile(path.join(draft, tableFile(name))),
      signal,
    );
    tables.push({ name, columns, ...content });
    onProgress(`${name}: ${countText(content.rows, 'row')}`);
  }
  return { migrations, tables, sequences: await readSequences(client) };
}

async function backUpMedia(
  originals: readonly string[],
  { dataDir, s3 }: BackUpOptions['settings'],
  draft: string,
  { signal, onProgress }: Run,
): Promise<Pick<Manifest, 'media' | 'missingMedia' | 'bucket'>> {
  if (s3) {
    onProgress(messages.mediaInBucket(s3.bucket));
    return { media: [], missingMedia: [], bucket: s3.bucket };
  }
  const from = path.join(dataDir, mediaFolder);
  const { copied, missing } = await copyMedia(originals, from, path.join(draft, mediaFolder), signal);
  if (originals.length > 0 && copied.length === 0) throw new BackupError(messages.noMedia(from, originals));
  onProgress(`media: ${countText(copied.length, 'file')}`);
  if (missing.length > 0) onProgress(messages.missingMedia(missing));
  return { media: copied, missingMedia: missing, bucket: null };
}

/** Skips a key from JWT_SECRET: the operator backs it up. */
async function backUpSecret(
  { dataDir, jwtSecret }: BackUpOptions['settings'],
  draft: string,
  { signal, onProgress }: Run,
): Promise<Manifest['secret']> {
  if (jwtSecret !== undefined) return null;
  const file = path.join(dataDir, secretFile);
  if ((await filesIn(dataDir)).includes(secretFile))
    return await copyFile(file, path.join(draft, secretFile), signal);
  onProgress(messages.noSecret(file));
  return null;
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(repositoryRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
