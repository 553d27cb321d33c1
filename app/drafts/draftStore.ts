import type { KeyValueStore } from '../keyValueStore';
import type { Ports } from '../ports';

const prefix = 'draft ';

/** The draft under this key; empty when there is none or storage does not work. */
export function readDraft(store: KeyValueStore, key: string): string {
  try {
    return store.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft; an empty one is forgotten. */
export function writeDraft(store: KeyValueStore, key: string, text: string, log: Ports['log']): void {
  try {
    if (text === '') store.removeItem(prefix + key);
    else store.setItem(prefix + key, text);
  } catch (error) {
    log('The draft could not be kept.', error);
  }
}
