import { ApiError } from '@alphazone/client';
import type { KeyValueStore } from '@alphazone/react';

import type { PushPort } from '../ports';
import { createPushHintStore } from '../push/pushHintStore';
import { pushTexts } from '../push/pushTexts';
import { workerAddress } from '../worker/messages';

/** Undefined in browsers without Web Push, such as Safari before the forum is installed on an iPhone. */
export function browserPush(
  browser: Window & typeof globalThis,
  storage: KeyValueStore,
  now: () => number,
): PushPort | undefined {
  const { navigator } = browser;
  if (!('serviceWorker' in navigator) || !('PushManager' in browser) || !('Notification' in browser))
    return undefined;
  const isBlocked = () => browser.Notification.permission === 'denied';
  return {
    isBlocked,
    hint: createPushHintStore({ storage, now, isBlocked }),
    async subscribe(publicKey) {
      if ((await browser.Notification.requestPermission()) !== 'granted') return undefined;
      const { pushManager } = await readyWorker(navigator.serviceWorker);
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
    },
  };
}

/** Registers it again: `ready` never settles after a failure at the page's start. */
async function readyWorker(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  try {
    const { installing } = await workers.register(workerAddress);
    return await Promise.race([workers.ready, failureOf(installing)]);
  } catch (cause) {
    throw new ApiError(0, pushTexts.failed, 'push_failed', [], { cause });
  }
}

/** Rejects when the worker cannot be installed. Otherwise never settles. */
const failureOf = (worker: ServiceWorker | null) =>
  new Promise<never>((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    });
  });
