import type { OutboxEntry } from '@alphazone/machines';

/** Keeps what could not be sent, over reloads. */
export interface OutboxStorage {
  /** Of this user, oldest first. */
  list: (owner: string) => Promise<readonly OutboxEntry[]>;
  has: (key: string) => Promise<boolean>;
  put: (entry: OutboxEntry) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Tells other tabs that entries have changed. */
  announce?: () => void;
  /** Subscribes to changes by other tabs. @returns The unsubscribe function. */
  onChange?: (listener: () => void) => () => void;
}

/** Lost when the page is left. */
export function memoryOutbox(stored: readonly OutboxEntry[] = []): OutboxStorage {
  const entries = new Map(stored.map((entry) => [entry.key, entry]));
  return {
    list: (owner) => Promise.resolve([...entries.values()].filter((entry) => entry.owner === owner)),
    has: (key) => Promise.resolve(entries.has(key)),
    put: (entry) => Promise.resolve(void entries.set(entry.key, entry)),
    remove: (key) => Promise.resolve(void entries.delete(key)),
  };
}
