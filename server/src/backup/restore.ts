import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

import { countText } from '../count-text';
import { isConnectionLost } from '../database/unavailable';
import type { Settings } from '../settings/settings';
import { syncFolder } from '../files/sync-folder';
import { BackupError, OutcomeUnknown } from './backup-error';
import { fillDatabase, requireEmptyDatabase } from './fill-database';
import { requireOwnFolder, withOwnDatabase } from './instance';
import { mediaFolder, readManifest, secretFile, tableFile, type Manifest } from './manifest';
import { filesIn } from './media';
import { messages } from './messages';
import { copyFile, measureFile, type FileContent } from './meter';

export interface RestoreOptions {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'> & { s3?: { bucket: string } | undefined };
  from: string;
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

/**
 * All or nothing.
 * @throws BackupError for an instance with data, an incomplete or newer backup, or a connection lost during the commit.
 */
export async function restore({ settings, from, signal, onProgress }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(from);
  await verifyFiles(from, manifest, signal);
  onProgress('The backup is complete and undamaged.');
  if (manifest.missingMedia.length > 0) onProgress(messages.missingMedia(manifest.missingMedia));
  await requireOwnFolder(settings.dataDir);

  await withOwnDatabase(settings, async (session) => {
    // The database first: with rows, the files may be those of a complete restore.
    await requireEmptyDatabase(session);
    const mediaPath = path.join(settings.dataDir, mediaFolder);
    // A mounted disk has that folder of its own.
    if ((await filesIn(mediaPath)).some((name) => name !== 'lost+found'))
      throw new BackupError(messages.mediaNotEmpty(mediaPath));
    await session.client.query('begin');
    await fillDatabase(
      session,
      { ...manifest, read: (table) => createReadStream(path.join(from, tableFile(table))) },
      { signal, onProgress },
    );
    // Files before the commit: files without rows are harmless, rows without files are not.
    const placed: Placed[] = [];
    try {
      await placeFiles(settings, from, manifest, { signal, onProgress, placed });
      await commit(session.client);
    } catch (error) {
      if (error instanceof CommitUnanswered)
        throw new OutcomeUnknown(messages.outcomeUnknown(placed.map(({ name }) => name)), { cause: error });
      for (const { remove } of placed) await remove();
      throw error;
    }
  });
  return manifest;
}

interface Placed {
  /** For the operator. */
  name: string;
  remove: () => Promise<void>;
}

/** The rows may have been committed. */
class CommitUnanswered extends Error {
  override readonly name = 'CommitUnanswered';
}

/** @throws CommitUnanswered when PostgreSQL has not answered. */
async function commit(client: pg.ClientBase): Promise<void> {
  await client.query('commit').catch((error: unknown) => {
    const isRefused = error instanceof pg.DatabaseError && !isConnectionLost(error);
    throw isRefused
      ? error
      : new CommitUnanswered('The connection was lost during the commit.', { cause: error });
  });
}

async function verifyFiles(folder: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  const files: [string, FileContent][] = [
    ...manifest.tables.map((table): [string, FileContent] => [tableFile(table.name), table]),
    ...manifest.media.map((file): [string, FileContent] => [path.join(mediaFolder, file.name), file]),
    ...(manifest.secret ? [[secretFile, manifest.secret] satisfies [string, FileContent]] : []),
  ];
  for (const [name, { sha256 }] of files) {
    signal.throwIfAborted();
    const content = await measureFile(path.join(folder, name), signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new BackupError(messages.damaged(name), { cause: error });
    });
    if (content.sha256 !== sha256) throw new BackupError(messages.damaged(name));
  }
}

/** @param placed Receives what it creates, also before it fails. */
async function placeFiles(
  { dataDir, s3 }: RestoreOptions['settings'],
  from: string,
  { media, bucket, secret }: Manifest,
  { signal, onProgress, placed }: Pick<RestoreOptions, 'signal' | 'onProgress'> & { placed: Placed[] },
): Promise<void> {
  const folder = path.join(dataDir, mediaFolder);
  // The folder may be a mounted disk: then it stays, and cannot be renamed.
  const isNew = (await mkdir(folder, { mode: 0o700, recursive: true })) !== undefined;
  const files = media.map(({ name }) => path.join(folder, name));
  placed.push({
    name: isNew ? folder : `the files in ${folder}`,
    async remove() {
      for (const file of isNew ? [folder] : files) await rm(file, { recursive: true, force: true });
    },
  });
  for (const { name } of media)
    await copyFile(path.join(from, mediaFolder, name), path.join(folder, name), signal);
  await syncFolder(folder);
  if (isNew) await syncFolder(dataDir);
  onProgress(bucket === null ? `media: ${countText(media.length, 'file')}` : messages.mediaInBucket(bucket));
  const storedIn = storeName(folder, bucket);
  const readFrom = storeName(folder, s3?.bucket ?? null);
  if (storedIn !== readFrom && (bucket !== null || media.length > 0))
    onProgress(messages.mediaElsewhere(storedIn, readFrom));

  const key = path.join(dataDir, secretFile);
  if (!secret) onProgress(messages.secretElsewhere);
  else if ((await filesIn(dataDir)).includes(secretFile)) onProgress(messages.secretKept(key));
  else {
    placed.push({ name: key, remove: () => rm(key, { force: true }) });
    await copyFile(path.join(from, secretFile), key, neverAborted);
  }
}

const storeName = (folder: string, bucket: string | null) =>
  bucket === null ? folder : `the bucket ${bucket}`;

// Copying the key takes less time than aborting it.
const neverAborted = new AbortController().signal;
