import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

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
    rangeExtractor: withFocusedRow,
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

  /** Scrolling must not unmount the focused row, nor lose its input. */
  function withFocusedRow(range: Range): number[] {
    const indexes = defaultRangeExtractor(range);
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (!row || ![...virtualizer.elementsCache.values()].includes(row)) return indexes;
    const index = Number(row.dataset['index']);
    if (index >= range.count || indexes.includes(index)) return indexes;
    // In DOM order: React would move the row otherwise, which loses the focus.
    return [...indexes, index].sort((a, b) => a - b);
  }

  return {
    setOptions: (changed: WindowOptions) => virtualizer.setOptions(resolve(changed)),
    /** Call both in layout effects: on mount, and after each render. */
    mount: virtualizer._didMount,
    follow: virtualizer._willUpdate,
    rows: () => virtualizer.getVirtualItems(),
    /** Index of the last row in view. Call it after `rows`. */
    lastInView: () => virtualizer.range?.endIndex ?? -1,
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

/** Measures the rows in the flow, so that they keep their positions. */
export function takeOverRows(list: HTMLElement, options: WindowOptions, rerender: () => void) {
  const { scrollMargin, keyOf, estimatedHeightPx } = options;
  let end = scrollMargin;
  const heights = Array.from(list.children as HTMLCollectionOf<HTMLElement>, (row, index): VirtualItem => {
    const start = end;
    const size = heightOf(row, estimatedHeightPx);
    end += size;
    return { key: keyOf(index), index, start, size, end, lane: 0 };
  });
  return createWindowVirtualizer(options, heights, rerender);
}

/** Not rounded: rows in the flow are not either. Rows of a hidden page measure 0, which would make every row visible. */
const heightOf = (row: HTMLElement, estimatedPx: number): number =>
  row.getBoundingClientRect().height || estimatedPx;
