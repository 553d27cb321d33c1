import type { Forum } from '@alphazone/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { ownSite } from '../site/loadSite';
import { startServiceWorker } from './startServiceWorker';

/** @param controller The worker of an earlier visit. */
function setUp({
  readyState = 'interactive',
  controller,
}: { readyState?: string; controller?: object } = {}) {
  let token: string | undefined = 'ada';
  let onSession: () => void = () => undefined;
  const sent: unknown[] = [];
  const idle: (() => void)[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller: controller ?? null,
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => sent.push(message) } }),
    register: vi.fn<(address: string) => Promise<void>>(() => Promise.resolve()),
  });
  const fetched = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(new Response()));
  const browser = Object.assign(new EventTarget(), {
    navigator: { serviceWorker: workers },
    document: { readyState },
    performance: {
      getEntriesByType: () =>
        [
          'https://forum.example/assets/main.js',
          'https://forum.example/posts/get',
          'https://forum.example/media/1-card.webp',
          'https://forum.example/media/2.mp4',
          'https://elsewhere.example/media/3.png',
        ].map((name) => ({ name })),
    },
    location: { origin: 'https://forum.example' },
    fetch: fetched,
  });
  const read = vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve({}));
  const forum = {
    client: { GET: read },
    cache: new QueryClient(),
    session: {
      current: () => token && { token },
      onChange: (listener: () => void) => (onSession = listener),
    },
  };
  startServiceWorker(browser as unknown as Window & typeof globalThis, forum as unknown as Forum, {
    site: { ...ownSite, serviceWorker: true },
    whenIdle: (...steps) => idle.push(...steps),
    log: vi.fn<() => void>(),
    isRendered: true,
  });
  return {
    workers,
    fetched,
    read,
    cache: forum.cache,
    sent,
    load: () => browser.dispatchEvent(new Event('load')),
    becomeIdle: () => idle.splice(0).forEach((run) => run()),
    logOut: () => {
      token = undefined;
      onSession();
    },
  };
}

it('registers the worker once the page is loaded and the browser is idle', () => {
  const { workers, load, becomeIdle } = setUp();
  becomeIdle();
  expect(workers.register).not.toHaveBeenCalled();

  load();
  expect(workers.register).not.toHaveBeenCalled();
  becomeIdle();
  expect(workers.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

it('also registers it when the page was loaded before the app ran', () => {
  const { workers, becomeIdle } = setUp({ readyState: 'complete' });
  becomeIdle();
  expect(workers.register).toHaveBeenCalledOnce();
});

it('notifies an earlier visit’s worker of a log-out before that', async () => {
  const { workers, sent, logOut } = setUp({ controller: {} });
  logOut();

  await vi.waitFor(() =>
    expect(sent).toEqual([
      { type: 'session', token: 'ada' },
      { type: 'session', token: undefined },
    ]),
  );
  expect(workers.register).not.toHaveBeenCalled();
});

it('refetches files loaded without the worker, even if another tab registered it', () => {
  const { workers, fetched, read, becomeIdle } = setUp();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(fetched).not.toHaveBeenCalled();
  becomeIdle();

  expect(fetched.mock.calls).toEqual([
    ['https://forum.example/assets/main.js'],
    ['https://forum.example/media/1-card.webp'],
  ]);
  expect(read).toHaveBeenCalledWith('/api/site');
});

it('refetches a rendered page’s data through the worker only once it is loaded', () => {
  const { read, load, becomeIdle } = setUp({ controller: {} });
  expect(read).not.toHaveBeenCalled();

  load();
  becomeIdle();
  expect(read).toHaveBeenCalledExactlyOnceWith('/api/site');
});

it('invalidates no data while a mutation is pending', () => {
  const { read, cache, load, becomeIdle } = setUp({ controller: {} });
  cache.setQueryData(['posts'], []);
  void cache
    .getMutationCache()
    .build(cache, { mutationFn: () => new Promise(() => undefined) })
    .execute(undefined);
  load();
  becomeIdle();

  expect(read).toHaveBeenCalled();
  expect(cache.getQueryState(['posts'])).toMatchObject({ isInvalidated: false });
});
