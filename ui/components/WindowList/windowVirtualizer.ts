import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

import { heightOf } from './heightOf';

export interface WindowOptions {
  count: number;
  estimatedHeightPx: number;
  overscan: number;
  /** Px from the top of the page to the list. */
  scrollMargin: number;
  keyOf: (index: number) => string | number;
}

export type WindowVirtualizer = ReturnType<typeof createWindowVirtualizer>;

/** The library's hook does the same, but only for a list that is virtual from its first render on. */
export function createWindowVirtualizer(
  options: WindowOptions,
  heights: VirtualItem[],
  rerender: () => void,
) {
  let isMeasuring = false;
  const resolve = ({ estimatedHeightPx, keyOf, ...rest }: WindowOptions) => ({
    ...rest,
    estimateSize: () => estimatedHeightPx,
    getItemKey: keyOf,
    measureElement: (row: HTMLElement) => heightOf(row, estimatedHeightPx),
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: heights,
    onChange: (_: unknown, isScrolling: boolean) => {
      // New rows appear in the frame that scrolls to them. React measures rows while it commits.
      if (isScrolling && !isMeasuring) flushSync(rerender);
      else rerender();
    },
  });
  const virtualizer = new Virtualizer<Window, HTMLElement>(resolve(options));

  return {
    setOptions: (changed: WindowOptions) => virtualizer.setOptions(resolve(changed)),
    /** Call both in layout effects: on mount, and after each render. */
    mount: virtualizer._didMount,
    follow: virtualizer._willUpdate,
    rows: () => virtualizer.getVirtualItems(),
    totalHeight: () => virtualizer.getTotalSize(),
    heights: () => virtualizer.takeSnapshot(),
    /** The ref of each row. */
    measure: (row: HTMLElement | null) => {
      isMeasuring = true;
      try {
        virtualizer.measureElement(row);
      } finally {
        isMeasuring = false;
      }
    },
  };
}
