import { ApiError } from '@alphazone/client';
import type { KeyValueStore } from '@alphazone/react';

import type { PushPort } from '../ports';
import { createPushHintStore } from '../push/pushHintStore';
import { subscribeTexts } from '../push/subscribeTexts';

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
  const hint = createPushHintStore({ storage, now, isBlocked });
  return {
    isBlocked,
    hint,
    async subscribe(publicKey, wanted) {
      try {
        if ((await browser.Notification.requestPermission()) !== 'granted') return undefined;
        // After the prompt, which needs the press to be recent.
        const { subscribeToPush } = await import('../push/subscribeToPush');
        const subscription = await subscribeToPush(navigator.serviceWorker, storage, publicKey, wanted);
        hint.allowAgain();
        return subscription;
      } catch (cause) {
        throw new ApiError(0, subscribeTexts.failed, 'push_failed', [], { cause });
      }
    },
  };
}
