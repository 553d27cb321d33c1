import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For mistakes of the user: shown without a stack. */
export class UsageError extends Error {}

/** @throws {UsageError} When the folder has content. */
export function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is a file. Choose another folder.`);
  if (readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty. Choose another folder.`);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ignore = () => undefined;

/** Writes all files or none. Defers signals until it is done. */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  for (const signal of signals) process.on(signal, ignore);
  const firstCreated = mkdirSync(folder, { recursive: true });
  const paths = Object.keys(files).map((name) => join(folder, name));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { flag: 'wx' });
  } catch (error) {
    for (const path of firstCreated === undefined ? paths : [firstCreated])
      rmSync(path, { recursive: true, force: true });
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}
