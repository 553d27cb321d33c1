import { memoryStore } from '@alphazone/react';
import { expect, it } from 'vitest';

import { readPush } from '../push/pushRecord';
import { subscribeTexts } from '../push/subscribeTexts';
import { browserPush } from './browserPush';

/** @param register The browser's answer to the registration of the service worker. */
function setUp({ ready, register }: { ready: Promise<unknown>; register: () => Promise<unknown> }) {
  const browser = {
    navigator: { serviceWorker: { ready, register } },
    PushManager: class PushManager {},
    Notification: { permission: 'default', requestPermission: () => Promise.resolve('granted') },
  };
  // Safe cast: the port uses only these parts.
  const storage = memoryStore();
  return { push: browserPush(browser as unknown as Window & typeof globalThis, storage, () => 0), storage };
}

const wanted = { userId: 'ada', kinds: ['mention' as const], isFirst: true };
const never = new Promise(() => undefined);

it('subscribes anew with the worker that it registers, keeps what was turned on, and allows the hint again', async () => {
  const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'secret' } };
  const registered: string[] = [];
  const subscribed: unknown[] = [];
  const subscribe = (options: unknown) => {
    subscribed.push(options);
    return Promise.resolve({ toJSON: () => subscription });
  };
  const getSubscription = () =>
    Promise.resolve({ unsubscribe: () => Promise.resolve(subscribed.push('ended')) });
  const { push, storage } = setUp({
    ready: Promise.resolve({ pushManager: { subscribe, getSubscription } }),
    register: (...args: string[]) =>
      Promise.resolve({ installing: null, registered: registered.push(...args) }),
  });

  push?.hint.pause();
  await expect(push?.subscribe('server key', wanted)).resolves.toEqual(subscription);
  expect(registered).toEqual(['/service-worker.js']);
  expect(subscribed).toEqual(['ended', { userVisibleOnly: true, applicationServerKey: 'server key' }]);
  expect(readPush(storage)).toEqual({ userId: 'ada', kinds: ['mention'], endpoint: subscription.endpoint });
  push?.hint.makeDue('ada', 'page');
  expect(push?.hint.isDue('ada', 'page')).toBe(true);
});

it('says what to do when the worker cannot be registered', async () => {
  const register = () => Promise.reject(new TypeError('Failed to fetch the script.'));

  await expect(setUp({ ready: never, register }).push?.subscribe('key', wanted)).rejects.toThrow(
    subscribeTexts.failed,
  );
});

it('says what to do when the worker cannot be installed', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const { push } = setUp({ ready: never, register: () => Promise.resolve({ installing }) });
  const subscribed = push?.subscribe('key', wanted);
  setTimeout(() => {
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
  });

  await expect(subscribed).rejects.toThrow(subscribeTexts.failed);
});

it('says what to do when the browser refuses the subscription', async () => {
  const pushManager = {
    subscribe: () => Promise.reject(new DOMException('Registration failed.', 'AbortError')),
    getSubscription: () => Promise.resolve(null),
  };
  const { push } = setUp({
    ready: Promise.resolve({ pushManager }),
    register: () => Promise.resolve({ installing: null }),
  });

  await expect(push?.subscribe('key', wanted)).rejects.toThrow(subscribeTexts.failed);
});
