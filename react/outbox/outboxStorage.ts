import type { OutboxEntry } from '@alphazone/machines';

import type { Forum } from '../forum/Forum';

/** Stores unsent entries across reloads. */
export interface OutboxStorage {
  /** This user's entries, oldest first. */
  list: (owner: string) => Promise<readonly OutboxEntry[]>;
  has: (key: string) => Promise<boolean>;
  put: (entry: OutboxEntry) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Notifies other tabs of changed entries. */
  announce?: () => void;
  /** Subscribes to changes by other tabs. @returns The unsubscribe function. */
  onChange?: (listener: () => void) => () => void;
}

/** Resolves to whether the storage was written. Logs a failure. */
export const written = ({ log }: Pick<Forum, 'log'>, write: Promise<void>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      log('The outbox could not be written.', error);
      return false;
    },
  );

/** In memory: lost when the page is left. */
export function memoryOutbox(stored: readonly OutboxEntry[] = []): OutboxStorage {
  const entries = new Map(stored.map((entry) => [entry.key, entry]));
  return {
    list: (owner) => Promise.resolve([...entries.values()].filter((entry) => entry.owner === owner)),
    has: (key) => Promise.resolve(entries.has(key)),
    put: (entry) => Promise.resolve(void entries.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void entries.delete(key)),
  };
}
