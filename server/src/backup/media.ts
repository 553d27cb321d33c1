import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import { copyFile, type FileContent } from './meter';

export interface CopiedMedia {
  copied: ({ name: string } & FileContent)[];
  missing: string[];
}

/** Files never change, so a copy made after the snapshot is consistent with it. */
export async function copyMedia(
  client: pg.Client,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<CopiedMedia> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id::text, id || '.' || extension as name from uploads`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  // An upload can have several files. All names start with its id.
  const present = (await filesIn(from)).filter((name) => ids.has(name.slice(0, idLength))).sort();

  await mkdir(to, { mode: 0o700 });
  const copied: CopiedMedia['copied'] = [];
  for (const name of present)
    copied.push({ name, ...(await copyFile(path.join(from, name), path.join(to, name), signal)) });
  const presentNames = new Set(present);
  return { copied, missing: rows.map(({ name }) => name).filter((name) => !presentNames.has(name)) };
}

export async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

const idLength = 36;
