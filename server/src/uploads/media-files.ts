import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { newId } from '../database/ids';
import { kindOfFile, type MediaKind } from './media-kinds';

/** A file that is complete on disk but not yet under its name. */
export interface ReceivedFile {
  path: string;
  /** Size in bytes. */
  bytes: number;
  /** Undefined when the content is of no kind that may be stored. */
  kind: MediaKind | undefined;
}

/** Writes a stream to a temporary file in the folder and makes sure that it is on the disk. */
export async function receiveFile(stream: Readable, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.incoming-${newId()}`);
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o640, flush: true }));
    const { size } = await stat(path);
    return { path, bytes: size, kind: await kindOfFile(path) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Gives a received file its name, for good. */
export async function keepFile(file: ReceivedFile, folder: string, name: string): Promise<void> {
  await rename(file.path, join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Takes a received file away again. */
export const dropFile = (file: ReceivedFile): Promise<void> => rm(file.path, { force: true });

/** Takes a kept file away. */
export const removeFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });
