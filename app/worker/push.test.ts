import { expect, it } from 'vitest';

import { endPush, openPush, showPush, type PushScope } from './push';

type Page = Awaited<ReturnType<PushScope['clients']['matchAll']>>[number];

function createScope(...pages: Partial<Page>[]) {
  const done: unknown[] = [];
  const scope: PushScope = {
    clients: {
      matchAll: () => Promise.resolve(pages as Page[]),
      openWindow: (url) => Promise.resolve(done.push(['open', url])),
    },
    location: { origin: 'https://forum.example' },
    registration: {
      showNotification(title, options) {
        done.push(['show', title, options]);
        return Promise.resolve();
      },
      // Safe casts: only these methods are called.
      getNotifications: () => Promise.resolve([{ close: () => done.push(['close']) } as never]),
      pushManager: {
        getSubscription: () =>
          Promise.resolve({ unsubscribe: () => Promise.resolve(done.push(['unsubscribe'])) } as never),
      } as never,
    },
  };
  return { scope, done };
}

const payload = { title: 'bob mentioned you', body: 'Halving day', url: '/Posts/1' };

it('shows a push, unless a page of the forum is visible', async () => {
  const hidden = createScope({ visibilityState: 'hidden' });
  await showPush(hidden.scope, payload);
  expect(hidden.done).toMatchObject([
    ['show', 'bob mentioned you', { body: 'Halving day', data: '/Posts/1' }],
  ]);

  const visible = createScope({ visibilityState: 'hidden' }, { visibilityState: 'visible' });
  await showPush(visible.scope, payload);
  expect(visible.done).toEqual([]);
});

it('replaces the previous push and alerts again', async () => {
  const { scope, done } = createScope();
  await showPush(scope, payload);
  await showPush(scope, payload);

  const replacing = ['show', 'bob mentioned you', { tag: 'news', renotify: true }];
  expect(done).toMatchObject([replacing, replacing]);
});

it('focuses a window that shows its page, and otherwise opens a new one', async () => {
  const focus = (url: string) => ({
    url: `https://forum.example${url}`,
    focus: () => Promise.resolve(scope.done.push(['focus', url]) as never),
  });
  const scope = createScope(focus('/CreatePost'), focus('/Posts/1'));
  await openPush(scope.scope, '/Posts/1');
  await openPush(scope.scope, '/Posts/2');

  expect(scope.done).toEqual([
    ['focus', '/Posts/1'],
    ['open', '/Posts/2'],
  ]);
});

it('closes notifications and ends the subscription', async () => {
  const { scope, done } = createScope();
  await endPush(scope);

  expect(done).toEqual([['close'], ['unsubscribe']]);
});
