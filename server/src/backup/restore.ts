import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '../settings';
import { BackupError } from './backup-error';
import { fillDatabase, requireEmptyDatabase } from './fill-database';
import { withOwnDatabase } from './instance';
import { mediaFolder, readManifest, secretFile, tableFile, type Manifest } from './manifest';
import { filesIn } from './media';
import { messages } from './messages';
import { copyFile, measureFile, type FileContent } from './meter';
import { makeFolder } from './new-folder';

export interface RestoreOptions {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  /** Folder of the backup. */
  from: string;
  signal: AbortSignal;
  /** Hears what is done, for a person. */
  onProgress: (line: string) => void;
}

/**
 * Brings a backup back into an empty instance: all of it, or nothing.
 *
 * @returns what the backup said about itself.
 * @throws BackupError when the instance is not empty, or the backup is not complete or of a newer version.
 */
export async function restore({ settings, from, signal, onProgress }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(from);
  await verifyFiles(from, manifest, signal);
  onProgress('The backup is complete and undamaged.');

  const media = path.join(settings.dataDir, mediaFolder);
  if ((await filesIn(media)).length > 0) throw new BackupError(messages.mediaNotEmpty(media));
  await withOwnDatabase(settings, async (session) => {
    await requireEmptyDatabase(session);
    await session.client.query('begin');
    await fillDatabase(
      session,
      { ...manifest, read: (table) => createReadStream(path.join(from, tableFile(table))) },
      { signal, onProgress },
    );
    // Files without rows do no harm; rows without files would.
    await makeFolder(media, (draft) => restoreMedia(from, manifest, draft, signal));
    onProgress(`media: ${manifest.media.length} files`);
    try {
      await session.client.query('commit');
    } catch (error) {
      await rm(media, { recursive: true, force: true });
      throw error;
    }
  });
  await restoreSecret(settings.dataDir, from, manifest, onProgress);
  return manifest;
}

/** @throws BackupError naming the first file that is not as the manifest says. */
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

async function restoreMedia(
  from: string,
  { media }: Manifest,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  for (const { name } of media)
    await copyFile(path.join(from, mediaFolder, name), path.join(to, name), signal);
}

/** Keeps everybody logged in. A key that the folder has already stays. */
async function restoreSecret(
  dataDir: string,
  from: string,
  { secret }: Manifest,
  onProgress: (line: string) => void,
): Promise<void> {
  if (!secret) {
    onProgress(messages.secretElsewhere);
    return;
  }
  if ((await filesIn(dataDir)).includes(secretFile)) {
    onProgress(messages.secretKept(path.join(dataDir, secretFile)));
    return;
  }
  await mkdir(dataDir, { recursive: true });
  const draft = path.join(dataDir, `${secretFile}.restored`);
  await rm(draft, { force: true });
  await copyFile(path.join(from, secretFile), draft, new AbortController().signal);
  await rename(draft, path.join(dataDir, secretFile));
}
