import { createHash } from 'node:crypto';

export const workerFile = 'service-worker.js';

/** Replaces a worker that is installed in browsers, deletes what it kept, and removes itself. */
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

/** The worker keeps the page that the settings make, so that it changes with them. */
export function workerFor(page: string, built: string): string {
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return built.replaceAll('SHELL_REVISION', revision);
}
