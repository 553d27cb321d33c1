import type { KeyValueStore, WantedPush } from '@alphazone/react';

const key = 'push';

/** What a member has turned on in this browser, and the browser's subscription for it. */
export interface KeptPush extends Pick<WantedPush, 'userId' | 'kinds'> {
  endpoint: string;
}

export function keepPush(storage: KeyValueStore, kept: KeptPush): void {
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, a dropped subscription is not renewed.
  }
}

export function readPush(storage: KeyValueStore): KeptPush | undefined {
  try {
    // Safe cast: only `keepPush` writes it.
    return (JSON.parse(storage.getItem(key) ?? 'null') ?? undefined) as KeptPush | undefined;
  } catch {
    return undefined;
  }
}

/** Call it when the member turns push notifications off, and when the session ends. */
export function forgetPush(storage: KeyValueStore): void {
  try {
    storage.removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}
