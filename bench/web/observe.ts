/** Measurements inside the page. Times in ms. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** Time above 50 ms of tasks after the first paint, as in Lighthouse's TBT. */
  tbt: number;
  cls: number;
  /** The longest interaction. */
  inp: number;
  /** Frames between two calls of `startFrames` and `stopFrames`. */
  frames: number[];
}

declare global {
  interface Window {
    observed: Observed;
    recordFrames: boolean;
  }
}

/** tsx calls this helper in every function that runs in the page. */
export const helpers = 'globalThis.__name = (named) => named';

/** Runs in the page, before its own scripts. Must not use anything from this module. */
export function observe(): void {
  const longTasks: PerformanceEntry[] = [];
  const observed: Observed = {
    fcp: 0,
    lcp: 0,
    get tbt() {
      return longTasks.reduce((sum, { startTime, duration }) => {
        const end = startTime + duration;
        return sum + Math.max(0, end - Math.max(startTime, observed.fcp) - 50);
      }, 0);
    },
    cls: 0,
    inp: 0,
    frames: [],
  };
  window.observed = observed;
  window.recordFrames = false;
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  watch('longtask', (entry) => longTasks.push(entry));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) observed.inp = Math.max(observed.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
  let last = 0;
  const frame = (now: number) => {
    if (window.recordFrames && last > 0) observed.frames.push(now - last);
    last = window.recordFrames ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
