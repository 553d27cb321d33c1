import { readFileSync, statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

import { StartupError } from './startup-error';

const checkIntervalMs = 1_000;

/** What all reloaded files have in common. */
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
 * Reads a file of the operator again after it has changed. A file that cannot be used is logged, and the last one stays.
 * @throws StartupError when the file cannot be used at first.
 */
export function reloadFile<T>({ file, parse, log, onReload, now = Date.now }: ReloadedFile<T>): () => T {
  let version = versionOf(file);
  let value = read();
  let checkedOn = now();

  function read(): T {
    try {
      return parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new StartupError(
        `${file} cannot be used. ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  }

  return () => {
    if (now() - checkedOn < checkIntervalMs) return value;
    checkedOn = now();
    try {
      const newest = versionOf(file);
      if (newest !== version) {
        version = newest;
        value = read();
        log?.info({ file }, 'read again');
        onReload?.();
      }
    } catch (error) {
      log?.error({ err: error }, 'the file as it was stays in use');
    }
    return value;
  };
}

function versionOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
}
