import type { KeyValueStore, SubscribeToPush, WantedPush } from '@alphazone/react';

import { workerAddress } from '../worker/messages';
import { keepPush } from './pushRecord';

/**
 * Subscribes the browser, which has given the permission, and keeps what the member wants. A first subscription replaces
 * one that the browser still has: its push service has ended it, or the server has a new key.
 * @throws When the worker does not start, or the browser refuses.
 */
export async function subscribeToPush(
  workers: ServiceWorkerContainer,
  storage: KeyValueStore,
  publicKey: string,
  { userId, kinds, isFirst }: WantedPush,
): Promise<NonNullable<Awaited<ReturnType<SubscribeToPush>>>> {
  const { pushManager } = await readyWorker(workers);
  if (isFirst) await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  keepPush(storage, { userId, kinds, endpoint });
  return { endpoint, keys: { p256dh, auth } };
}

/** Registers it again: `ready` never settles after a failure at the page's start. */
async function readyWorker(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const { installing } = await workers.register(workerAddress);
  return Promise.race([workers.ready, failureOf(installing)]);
}

/** Rejects when the worker cannot be installed. Otherwise never settles. */
const failureOf = (worker: ServiceWorker | null) =>
  new Promise<never>((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    });
  });
