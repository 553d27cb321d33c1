import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For mistakes of the user: shown without a stack. */
export class UsageError extends Error {}

/** @throws {UsageError} When the folder has content, or cannot be read. */
export function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is a file. Choose another folder.`);
  const content = explained(folder, () => readdirSync(folder));
  if (content.length > 0) throw new UsageError(`${folder} is not empty. Choose another folder.`);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ignore = () => undefined;

/**
 * Writes all files or none, and never deletes a file that it has not written. Defers signals until it is done.
 * @throws {UsageError} When the file system refuses, for example without the permission.
 */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  for (const signal of signals) process.on(signal, ignore);
  const written: string[] = [];
  try {
    explained(folder, () => {
      const firstCreated = mkdirSync(folder, { recursive: true });
      if (firstCreated !== undefined) written.push(firstCreated);
      for (const [name, text] of Object.entries(files)) {
        const path = join(folder, name);
        writeFileSync(path, '', { flag: 'wx' });
        written.push(path);
        writeFileSync(path, text);
      }
    });
  } catch (error) {
    for (const path of written) rmSync(path, { recursive: true, force: true });
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}

function explained<Result>(folder: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(`${folder} cannot be used: ${error.message}`, { cause: error });
  }
}
