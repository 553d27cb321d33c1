import { expect, it, vi } from 'vitest';

import { observe, type Observed } from './observe';

it('counts the time of tasks above 50 ms after the first paint', () => {
  const entries: Record<string, object[]> = {
    paint: [{ name: 'first-contentful-paint', startTime: 500 }],
    longtask: [
      { startTime: 300, duration: 180 },
      { startTime: 440, duration: 130 },
      { startTime: 600, duration: 80 },
      { startTime: 700, duration: 50 },
    ],
  };
  class PerformanceObserver {
    constructor(readonly onEntries: (list: object) => void) {}
    observe({ type }: { type: string }) {
      this.onEntries({ getEntries: () => entries[type] ?? [] });
    }
  }
  const window: { observed?: Observed } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('PerformanceObserver', PerformanceObserver);
  vi.stubGlobal('requestAnimationFrame', () => 0);

  observe();

  // 20 of the task around the paint, and 30 of one after it.
  expect(window.observed?.tbt).toBe(50);
});
