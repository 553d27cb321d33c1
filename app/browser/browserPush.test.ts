import { memoryStore } from '@alphazone/react';
import { expect, it } from 'vitest';

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
  return browserPush(browser as unknown as Window & typeof globalThis, memoryStore(), () => 0);
}

const never = new Promise(() => undefined);

it('subscribes with the worker that it registers, and allows the hint again', async () => {
  const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'secret' } };
  const registered: string[] = [];
  const subscribed: unknown[] = [];
  const subscribe = (options: unknown) => {
    subscribed.push(options);
    return Promise.resolve({ toJSON: () => subscription });
  };
  const push = setUp({
    ready: Promise.resolve({ pushManager: { subscribe } }),
    register: (...args: string[]) =>
      Promise.resolve({ installing: null, registered: registered.push(...args) }),
  });

  push?.hint.pause();
  await expect(push?.subscribe('server key')).resolves.toEqual(subscription);
  expect(registered).toEqual(['/service-worker.js']);
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'server key' }]);
  push?.hint.makeDue('ada', 'page');
  expect(push?.hint.isDue('ada', 'page')).toBe(true);
});

it('says what to do when the worker cannot be registered', async () => {
  const register = () => Promise.reject(new TypeError('Failed to fetch the script.'));

  await expect(setUp({ ready: never, register })?.subscribe('key')).rejects.toThrow(subscribeTexts.failed);
});

it('says what to do when the worker cannot be installed', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const subscribed = setUp({ ready: never, register: () => Promise.resolve({ installing }) })?.subscribe(
    'key',
  );
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
  const push = setUp({
    ready: Promise.resolve({ pushManager }),
    register: () => Promise.resolve({ installing: null }),
  });

  await expect(push?.subscribe('key')).rejects.toThrow(subscribeTexts.failed);
});
