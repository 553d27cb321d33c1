import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { kindOfFile, type MediaKind } from './media-kinds';

/** Beginning of the names of folders in which uploads are received; a crash may leave them behind. */
export const incomingPrefix = '.incoming-';

/** A file that is complete on disk, in a folder of its own. */
export interface ReceivedFile {
  path: string;
  /** The file's own folder, for whatever is made of it. */
  folder: string;
  /** Size in bytes. */
  bytes: number;
  /** Undefined when the content is of no kind that may be stored. */
  kind: MediaKind | undefined;
}

/** Writes a stream to a file in a new folder under `workDir`. */
export async function receiveFile(stream: Readable, workDir: string): Promise<ReceivedFile> {
  await mkdir(workDir, { recursive: true });
  const folder = await mkdtemp(join(workDir, incomingPrefix));
  try {
    const path = join(folder, 'received');
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o640 }));
    const { size } = await stat(path);
    return { path, folder, bytes: size, kind: await kindOfFile(path) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Takes a received file away, with everything that was made of it. */
export const dropFile = ({ folder }: ReceivedFile): Promise<void> =>
  rm(folder, { recursive: true, force: true });
