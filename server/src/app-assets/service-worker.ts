import { createHash } from 'node:crypto';

export const workerFile = 'service-worker.js';

/** Replaces an installed worker, deletes its caches, and unregisters itself. */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      indexedDB.deleteDatabase('workbox-expiration');
      await registration.unregister();
    })(),
  ),
);
`;

/** Sets the revision of the precached page, which depends on the operator's settings. */
export function workerFor(page: string, built: string): string {
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return built.replaceAll('SHELL_REVISION', revision);
}
