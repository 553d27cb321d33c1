import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTicker, tickerStepMs } from './ticker';

describe('the ticker of relative times', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('notifies all listeners every step, with a single interval', () => {
    const ticker = createTicker(Date.now);
    const first = vi.fn();
    const second = vi.fn();
    ticker.subscribe(first);
    ticker.subscribe(second);

    vi.advanceTimersByTime(2 * tickerStepMs);

    expect(first).toHaveBeenCalledTimes(2);
    expect(second).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops its interval without listeners and restarts it', () => {
    const ticker = createTicker(Date.now);
    const unsubscribe = ticker.subscribe(vi.fn());
    unsubscribe();
    expect(vi.getTimerCount()).toBe(0);

    const again = vi.fn();
    ticker.subscribe(again);
    vi.advanceTimersByTime(tickerStepMs);

    expect(again).toHaveBeenCalledOnce();
  });

  it('reads the same time twice within a step', () => {
    let now = tickerStepMs;
    const ticker = createTicker(() => now);
    const before = ticker.read();
    now += tickerStepMs - 1;

    expect(ticker.read()).toBe(before);
    now += 1;
    expect(ticker.read()).toBe(before + tickerStepMs);
  });
});
