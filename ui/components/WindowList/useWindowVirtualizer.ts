import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState, type RefObject } from 'react';

import { onDemand, useOnDemand } from '../../hooks/onDemand';
import { heightOf } from './heightOf';
import type { WindowOptions, WindowVirtualizer } from './windowVirtualizer';

const virtualizer = onDemand(() => import('./windowVirtualizer'));

export interface LateVirtualizerOptions extends WindowOptions {
  list: RefObject<HTMLElement | null>;
  /** Of the same list, when it was mounted before. */
  knownHeights: VirtualItem[];
  /** Whether to load it now instead of when the browser is idle or the page scrolls. */
  isLong: boolean;
}

/** Undefined until it is loaded: the rows are then in the flow. */
export function useWindowVirtualizer({
  list,
  knownHeights,
  isLong,
  ...options
}: LateVirtualizerOptions): WindowVirtualizer | undefined {
  const loaded = useOnDemand(virtualizer, isLong);
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const [current, setCurrent] = useState(() =>
    loaded?.createWindowVirtualizer(options, knownHeights, rerender),
  );
  current?.setOptions(options);

  useEffect(() => {
    if (loaded) return;
    const cancel = whenIdle(virtualizer.load);
    // After a failed import, scrolling tries again.
    window.addEventListener('scroll', virtualizer.load, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', virtualizer.load);
    };
  }, [loaded]);

  const takeOver = useEffectEvent(() => {
    if (!loaded || current || !list.current) return;
    setCurrent(loaded.createWindowVirtualizer(options, heightsOf(list.current, options), rerender));
  });
  useLayoutEffect(() => takeOver(), [loaded]);
  useLayoutEffect(() => current?.mount(), [current]);
  useLayoutEffect(() => current?.follow());

  return current;
}

/** Measures the rows in the flow, so that they keep their positions. */
function heightsOf(list: HTMLElement, { scrollMargin, keyOf, estimatedHeightPx }: WindowOptions) {
  let end = scrollMargin;
  return Array.from(list.children as HTMLCollectionOf<HTMLElement>, (row, index): VirtualItem => {
    const start = end;
    const size = heightOf(row, estimatedHeightPx);
    end += size;
    return { key: keyOf(index), index, start, size, end, lane: 0 };
  });
}

const maxDelayMs = 2_000;

/** Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: maxDelayMs });
  return () => cancelIdleCallback(request);
}
