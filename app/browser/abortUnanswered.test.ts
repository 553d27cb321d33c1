import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { abortUnanswered } from './abortUnanswered';

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers do not fake it.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Never responds. */
const hang = (request: Request) =>
  new Promise<Response>((_, reject) => {
    if (request.signal.aborted) reject(new Error('aborted'));
    request.signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

function send(init: RequestInit) {
  const settled = vi.fn();
  abortUnanswered(hang)(new Request('http://forum.example/api/reports', init)).then(settled, settled);
  return settled;
}

const form = () => {
  const body = new FormData();
  body.set('name', 'Ada');
  return body;
};

it.each([
  { what: 'a change after a minute', init: { method: 'POST', body: '{}' }, seconds: 60 },
  { what: 'a form with a picture later', init: { method: 'PATCH', body: form() }, seconds: 300 },
])('aborts $what without a response', async ({ init, seconds }) => {
  const settled = send(init);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('aborted'));
});

it('waits for a read: the page shows that it is loading', async () => {
  const settled = send({});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(settled).not.toHaveBeenCalled();
});

it.each(['before', 'during'])('passes on an abort %s the call', async (when) => {
  const controller = new AbortController();
  if (when === 'before') controller.abort();
  const settled = send({ method: 'POST', signal: controller.signal });
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith(new Error('aborted'));
});

it('sends the change as it is', async () => {
  const sent = vi.fn(async (request: Request) => new Response(await request.text()));
  const response = await abortUnanswered(sent)(
    new Request('http://forum.example/api/reports', { method: 'POST', body: 'as it is' }),
  );
  await expect(response.text()).resolves.toBe('as it is');
});
