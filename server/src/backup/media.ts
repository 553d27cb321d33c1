import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import { isMissingFile } from '../files/is-missing-file';
import { uploadIdOfFile } from '../uploads/upload-files';
import { copyFile, type FileContent } from './meter';

export interface CopiedMedia {
  copied: ({ name: string } & FileContent)[];
  missing: string[];
}

/** The name of each upload's original file. */
export async function readMediaNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select id || '.' || extension as name from uploads`);
  return rows.map(({ name }) => name);
}

/** Files never change, so a copy made after the snapshot is consistent with it. */
export async function copyMedia(
  originals: readonly string[],
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<CopiedMedia> {
  const ids = new Set(originals.map(uploadIdOfFile));
  // An upload can have several files. All names start with its id.
  const listed = (await filesIn(from)).filter((name) => ids.has(uploadIdOfFile(name))).sort();

  await mkdir(to, { mode: 0o700 });
  const copied: CopiedMedia['copied'] = [];
  const missing = new Set(originals);
  for (const name of listed) {
    const source = path.join(from, name);
    try {
      copied.push({ name, ...(await copyFile(source, path.join(to, name), signal)) });
      missing.delete(name);
    } catch (error) {
      // Removed since the listing, for example by hand.
      if (!isAbsent(error, source)) throw error;
      missing.add(name);
    }
  }
  return { copied, missing: [...missing] };
}

export async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsent(error, folder)) return [];
    throw error;
  }
}

const isAbsent = (error: unknown, file: string): boolean => isMissingFile(error) && error.path === file;
