import { expect, it } from 'vitest';

import { openPush, showPush, type PushScope } from './push';

type Page = Awaited<ReturnType<PushScope['clients']['matchAll']>>[number];

function createScope(...pages: Partial<Page>[]) {
  const done: unknown[] = [];
  const scope: PushScope = {
    clients: {
      matchAll: () => Promise.resolve(pages as Page[]),
      openWindow: (url) => Promise.resolve(done.push(['open', url])),
    },
    registration: {
      showNotification(title, options) {
        done.push(['show', title, options?.body, options?.data]);
        return Promise.resolve();
      },
    },
  };
  return { scope, done };
}

const payload = { title: 'bob mentioned you', body: 'Halving day', url: '/Posts/1' };

it('shows a push, unless a page of the forum is visible', async () => {
  const hidden = createScope({ visibilityState: 'hidden' });
  await showPush(hidden.scope, payload);
  expect(hidden.done).toEqual([['show', 'bob mentioned you', 'Halving day', '/Posts/1']]);

  const visible = createScope({ visibilityState: 'hidden' }, { visibilityState: 'visible' });
  await showPush(visible.scope, payload);
  expect(visible.done).toEqual([]);
});

it('opens its page in an open window, or in a new one', async () => {
  const open = createScope({
    navigate(url) {
      open.done.push(['navigate', url]);
      return Promise.resolve({ focus: () => Promise.resolve(open.done.push('focus')) } as never);
    },
  });
  await openPush(open.scope, '/Posts/1');
  expect(open.done).toEqual([['navigate', '/Posts/1'], 'focus']);

  const uncontrolled = createScope({ navigate: () => Promise.reject(new TypeError('not controlled')) });
  await openPush(uncontrolled.scope, '/Posts/1');
  const none = createScope();
  await openPush(none.scope, '/Posts/1');
  expect([...uncontrolled.done, ...none.done]).toEqual([
    ['open', '/Posts/1'],
    ['open', '/Posts/1'],
  ]);
});
