import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isMissingFile } from '../files/is-missing-file';
import { operatorMessages } from '../operator-messages';
import { dataFolderUnusable, StartupError } from '../startup/startup-error';

/** Safe in concurrent starts. @throws StartupError when the file is truncated, or can be neither read nor written. */
export function keepSecret(file: string): string {
  try {
    return readSecret(file) ?? makeSecret(file);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw dataFolderUnusable(path.dirname(file), error);
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
  const secret = readSecret(file);
  if (secret === undefined) throw new Error('it was deleted while it was being created.');
  return secret;
}

function readSecret(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
  if (text.length < 32) throw new StartupError(operatorMessages.secretTruncated(file));
  return text;
}
