import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { abortStalled } from './abortStalled';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  let progress: (sent: number) => void = () => undefined;
  const failed = vi.fn<(error: unknown) => void>();
  const shown = vi.fn<(sent: number) => void>();
  const controller = new AbortController();
  const upload = abortStalled(
    (_, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        progress = onProgress;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  upload(new File([], 'cat.png'), { signal: controller.signal, onProgress: shown }).catch(failed);
  return { progress: (sent: number) => progress(sent), failed, shown, abort: () => controller.abort('gone') };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('fails after a minute without progress', async () => {
  const { progress, failed, shown } = start();
  await seconds(50);
  progress(0.9);
  await seconds(59);
  expect(failed).not.toHaveBeenCalled();
  expect(shown).toHaveBeenCalledWith(0.9);
  await seconds(1);
  expect(failed).toHaveBeenCalledWith(new Error('The upload has stalled.'));
});

it('gives the server ten minutes for its response', async () => {
  const { progress, failed } = start();
  progress(1);
  await seconds(599);
  expect(failed).not.toHaveBeenCalled();
  await seconds(1);
  expect(failed).toHaveBeenCalled();
});

it('stops when the file is removed', async () => {
  const { failed, abort } = start();
  abort();
  await seconds(0);
  expect(failed).toHaveBeenCalledWith('gone');
  expect(vi.getTimerCount()).toBe(0);
});
