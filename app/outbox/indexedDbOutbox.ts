import type { OutboxStorage } from '@alphazone/react';
import type { DBSchema, IDBPDatabase } from 'idb';

type Entry = Parameters<OutboxStorage['put']>[0];

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { byAge: [string, number] } };
}

const name = 'alphazone outbox';

/** Shared by tabs. Entries survive reloads, crashes and log-outs. */
export function indexedDbOutbox(browser: Window & typeof globalThis): OutboxStorage {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const channel = 'BroadcastChannel' in browser ? new browser.BroadcastChannel(name) : undefined;

  const database = () => {
    opened ??= open();
    // A failed open must not be cached.
    opened.catch(() => (opened = undefined));
    return opened;
  };

  async function open(): Promise<IDBPDatabase<Schema>> {
    const { openDB } = await import('idb');
    return openDB<Schema>(name, 1, {
      upgrade(created) {
        created.createObjectStore('entries', { keyPath: 'key' }).createIndex('byAge', ['owner', 'createdOn']);
      },
      terminated: () => (opened = undefined),
    });
  }

  return {
    async list(owner) {
      const range = browser.IDBKeyRange.bound([owner, 0], [owner, Infinity]);
      return (await database()).getAllFromIndex('entries', 'byAge', range);
    },
    has: async (key) => (await (await database()).count('entries', key)) > 0,
    put: async (entry) => void (await (await database()).put('entries', entry)),
    remove: async (key) => (await database()).delete('entries', key),
    announce: () => channel?.postMessage('changed'),
    onChange(listener) {
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}
