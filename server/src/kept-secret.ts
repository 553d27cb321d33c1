import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { StartupError } from './startup-error';

/** Safe in concurrent starts. @throws StartupError when the file can be neither read nor written. */
export function keepSecret(file: string): string {
  try {
    return readSecret(file) ?? makeSecret(file);
  } catch (error) {
    throw new StartupError(`The secret in ${file} cannot be used: ${String(error)}`, { cause: error });
  }
}

function makeSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never overwrites the secret of a concurrent start.
    linkSync(draft, file);
  } catch (error) {
    if (readSecret(file) === undefined) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file) ?? fail();
}

function readSecret(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  if (text.length < 32) throw new Error('it is too short. Remove the file to have a new one made.');
  return text;
}

function fail(): never {
  throw new Error('it went away while it was made.');
}
