import { statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

import { isRecent } from '../time/is-recent';
import { errorMessage } from '../error-message';
import { StartupError } from '../startup/startup-error';
import { readSettingsFile } from './read-settings-file';

const checkIntervalMs = 1_000;

/** Common options of reloaded files. */
export type ReloadHooks = Pick<ReloadedFile<unknown>, 'log' | 'onReload'>;

export interface ReloadedFile<T> {
  file: string;
  parse: (text: string) => T;
  log?: FastifyBaseLogger | undefined;
  /** Called after each reload. */
  onReload?: (() => void) | undefined;
  now?: () => number;
}

/**
 * Reloads an operator's file after a change. Logs an invalid file, and keeps the last valid one.
 * @throws StartupError when the initial file is invalid.
 */
export function reloadFile<T>({ file, parse, log, onReload, now = Date.now }: ReloadedFile<T>): () => T {
  let version = versionOf(file);
  let value = read();
  let checkedOn = now();

  function read(): T {
    try {
      return parse(readSettingsFile(file));
    } catch (error) {
      throw new StartupError(`${file} cannot be used. ${errorMessage(error)}`, { cause: error });
    }
  }

  return () => {
    if (isRecent(checkedOn, now(), checkIntervalMs)) return value;
    checkedOn = now();
    try {
      const newest = versionOf(file);
      if (newest !== version) {
        version = newest;
        value = read();
        log?.info({ file }, 'file reloaded');
        onReload?.();
      }
    } catch (error) {
      log?.error({ err: error }, 'the file cannot be reloaded: the previous version stays in use');
    }
    return value;
  };
}

/**
 * A missing file has its own version, so that it is logged once. Uses the change time: unlike the modification time, it
 * also changes when an unreadable file becomes readable.
 */
function versionOf(file: string): string {
  try {
    const { ctimeMs, size, ino } = statSync(file);
    return `${ctimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}
