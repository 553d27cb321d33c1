import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { RequireFreeSpace } from './free-space';
import { kindOfFile, type MediaKind } from './media-kinds';

/** A crash may leave such folders behind. */
export const incomingPrefix = '.incoming-';

export interface ReceivedFile {
  path: string;
  folder: string;
  bytes: number;
  kind: MediaKind | undefined;
}

/** Bytes between two checks of the disk. Concurrent uploads fill it together. */
const bytesPerCheck = 4 * 1024 * 1024;

/** @throws 503 when the disk has too little room. */
export async function receiveFile(
  stream: Readable,
  workDir: string,
  requireFreeSpace: RequireFreeSpace,
): Promise<ReceivedFile> {
  await mkdir(workDir, { recursive: true });
  await requireFreeSpace(workDir);
  const folder = await mkdtemp(join(workDir, incomingPrefix));
  try {
    const path = join(folder, 'received');
    await pipeline(
      stream,
      (chunks: AsyncIterable<Buffer>) => checkSpace(chunks, () => requireFreeSpace(workDir)),
      createWriteStream(path, { flags: 'wx', mode: 0o640 }),
    );
    const { size } = await stat(path);
    return { path, folder, bytes: size, kind: await kindOfFile(path) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Passes chunks on. */
async function* checkSpace(
  chunks: AsyncIterable<Buffer>,
  check: () => Promise<void>,
): AsyncGenerator<Buffer, void> {
  let unchecked = 0;
  for await (const chunk of chunks) {
    unchecked += chunk.length;
    if (unchecked >= bytesPerCheck) {
      unchecked = 0;
      await check();
    }
    yield chunk;
  }
}

export const dropFile = ({ folder }: ReceivedFile): Promise<void> =>
  rm(folder, { recursive: true, force: true });
