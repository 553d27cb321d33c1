import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openPage } from './openPage';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const request = new Request('https://forum.example/news');
const timeoutMs = 5_000;

it('reads a page to its end that loads longer than the timeout', async () => {
  let finish: () => void = () => undefined;
  const page = await openPage(request, {
    timeoutMs,
    send: (_, { signal }) => {
      const body = new ReadableStream({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          finish = () => {
            if (signal.aborted) return;
            controller.enqueue(new TextEncoder().encode('<p>News</p>'));
            controller.close();
          };
        },
      });
      return Promise.resolve(new Response(body));
    },
  });
  vi.advanceTimersByTime(timeoutMs + 1);
  finish();

  expect(await page?.text()).toBe('<p>News</p>');
});

it('gives up without headers, without a connection and behind a failing proxy', async () => {
  const silent = openPage(request, {
    timeoutMs,
    send: (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  });
  vi.advanceTimersByTime(timeoutMs);
  expect(await silent).toBeUndefined();

  const open = (send: () => Promise<Response>) => openPage(request, { timeoutMs, send });
  expect(await open(() => Promise.reject(new TypeError('offline')))).toBeUndefined();
  expect(await open(() => Promise.resolve(new Response('', { status: 502 })))).toBeUndefined();
  expect((await open(() => Promise.resolve(new Response('', { status: 404 }))))?.status).toBe(404);
});
