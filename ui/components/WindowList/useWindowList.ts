import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react';

import { useIsHydrating } from '../../hooks/useIsHydrating';
import { useMergedRef } from '../../hooks/useMergedRef';
import { recallHeights, rememberHeights } from './rememberedHeights';
import { useScrollMargin } from './useScrollMargin';

/** The assumed viewport before the first layout and on the server. */
const FIRST_WINDOW = { width: 1024, height: 900 };

export interface WindowListOptions<Item extends { _id: string }, List extends HTMLElement> {
  items: readonly Item[];
  ref: Ref<List> | undefined;
  estimatedHeightPx: number;
  overscan: number;
  /** Number of rows before the end at which the next page loads. */
  endDistance: number;
  canLoadMore: boolean;
  onEndReached: (() => void) | undefined;
  restoreKey?: string | undefined;
}

export function useWindowList<Item extends { _id: string }, List extends HTMLElement>({
  items,
  ref,
  estimatedHeightPx,
  overscan,
  endDistance,
  canLoadMore,
  onEndReached,
  restoreKey,
}: WindowListOptions<Item, List>) {
  const list = useRef<List | null>(null);
  const mergedRef = useMergedRef(list, ref);
  const scrollMargin = useScrollMargin(list);
  const [initialMeasurementsCache] = useState(() => recallHeights(restoreKey));

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => estimatedHeightPx,
    // Rows of a hidden page measure 0, which would make every row visible.
    measureElement: (...row) => measureElement(...row) || estimatedHeightPx,
    getItemKey: (index) => items[index]?._id ?? index,
    overscan,
    scrollMargin,
    initialRect: FIRST_WINDOW,
    initialMeasurementsCache,
  });

  useLayoutEffect(() => {
    if (restoreKey === undefined) return;
    return () => rememberHeights(restoreKey, virtualizer.takeSnapshot());
  }, [restoreKey, virtualizer]);

  const isHydrating = useIsHydrating();
  const visible = virtualizer.getVirtualItems();
  const isNearEnd = items.length > 0 && (visible.at(-1)?.index ?? -1) >= items.length - endDistance;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (isNearEnd && canLoadMore) reachEnd();
  }, [isNearEnd, canLoadMore, items.length]);

  // The page can be read before its scripts run, with rows of any height.
  if (isHydrating) {
    return {
      listProps: { ref: mergedRef, style: {} },
      rows: items.map((item, index) => ({
        item,
        index,
        rowProps: {
          ref: virtualizer.measureElement,
          'data-index': index,
          style: { position: 'static' } as const,
        },
      })),
    };
  }
  return {
    listProps: { ref: mergedRef, style: { blockSize: `${virtualizer.getTotalSize()}px` } },
    rows: visible.flatMap(({ index, start }) => {
      const item = items[index];
      if (!item) return [];
      const style = { transform: `translateY(${start - scrollMargin}px)` };
      return [{ item, index, rowProps: { ref: virtualizer.measureElement, 'data-index': index, style } }];
    }),
  };
}
