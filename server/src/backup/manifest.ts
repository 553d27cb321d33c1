import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Ajv } from 'ajv';

import { BackupError } from './backup-error';
import type { Sequence, Table } from './catalog';
import { messages } from './messages';
import type { FileContent } from './meter';
import type { TableContent } from './table-content';

/** Written last: a backup with a manifest is complete. */
export interface Manifest {
  /** Incremented when older releases cannot restore it. */
  format: 1;
  version: string;
  /** Time of the snapshot, ISO 8601. */
  takenAt: string;
  migrations: string[];
  /** Rows are in `database/<name>.copy`. */
  tables: (Pick<Table, 'name' | 'columns'> & TableContent)[];
  sequences: Sequence[];
  media: ({ name: string } & FileContent)[];
  missingMedia: string[];
  bucket: string | null;
  secret: FileContent | null;
}

export const manifestFile = 'manifest.json';
export const secretFile = 'jwt-secret';
export const mediaFolder = 'media';
export const databaseFolder = 'database';

export const tableFile = (name: string): string => path.join(databaseFolder, `${name}.copy`);

const content = { bytes: { type: 'integer' }, sha256: { type: 'string' } };
const text = { type: 'string' };
const listOf = (items: object) => ({ type: 'array', items });
// Names become paths and must not escape the folder.
const fileName = { type: 'string', pattern: '^\\w[\\w.-]*$' };
const objectOf = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const isManifest = new Ajv().compile<Manifest>(
  objectOf({
    format: { const: 1 },
    version: text,
    takenAt: text,
    migrations: listOf(text),
    tables: listOf(
      objectOf({ name: fileName, columns: listOf(text), rows: { type: 'integer' }, ...content }),
    ),
    sequences: listOf(objectOf({ name: text, lastValue: text, isCalled: { type: 'boolean' } })),
    media: listOf(objectOf({ name: fileName, ...content })),
    missingMedia: listOf(text),
    bucket: { ...text, nullable: true },
    secret: { ...objectOf(content), nullable: true },
  }),
);

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError || !(error instanceof Error)) return `${manifestFile} is damaged`;
  const isAbsent = 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
  return isAbsent ? `it has no ${manifestFile}` : `${manifestFile} cannot be read (${error.message})`;
}

/** @throws BackupError when the folder is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8'));
  } catch (error) {
    throw new BackupError(messages.noBackup(folder, reasonOf(error)), { cause: error });
  }
  if (!isManifest(manifest))
    throw new BackupError(messages.noBackup(folder, `${manifestFile} is of an unknown form`));
  return manifest;
}
