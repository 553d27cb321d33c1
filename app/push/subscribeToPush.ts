import type { SubscribeToPush } from '@alphazone/react';

import { workerAddress } from '../worker/messages';

/** Subscribes the browser, which has given the permission. @throws When the worker does not start, or the browser refuses. */
export async function subscribeToPush(
  workers: ServiceWorkerContainer,
  publicKey: string,
): ReturnType<SubscribeToPush> {
  const { pushManager } = await readyWorker(workers);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // Subscribed with a former key of the server.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
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
