import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react';

import { useIsHydrating } from '../../hooks/useIsHydrating';
import { useMergedRef } from '../../hooks/useMergedRef';
import { recallHeights, rememberHeights } from './rememberedHeights';
import { useIsVirtual } from './useIsVirtual';
import { useScrollMargin } from './useScrollMargin';
import { useWindowVirtualizer } from './useWindowVirtualizer';

/** Rows in the flow before the virtualiser is loaded, unless a server has rendered more. Fills a tall screen with cards. */
const maxRowsInFlow = 20;

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

/** Empty for a row in the flow. */
export interface WindowRowProps {
  /** Measures the row. */
  ref?: ((row: HTMLElement | null) => void) | undefined;
  /** The row's place in the list, from 0. */
  'data-index'?: number;
  /** Offset from the top of the list. */
  style?: { transform: string };
}

interface WindowRow<Item> {
  item: Item;
  index: number;
  rowProps: WindowRowProps;
}

/** The virtualiser loads after the first view, and then takes over the mounted rows. */
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
  const [knownHeights] = useState(() => recallHeights(restoreKey));
  const isHydrating = useIsHydrating();
  const [rowsInFlow] = useState(() => (isHydrating ? items.length : maxRowsInFlow));

  const isVirtual = useIsVirtual(list, items.length > rowsInFlow);
  const scrollMargin = useScrollMargin(list, isVirtual);

  const virtualizer = useWindowVirtualizer({
    list,
    knownHeights,
    isVirtual,
    count: items.length,
    keyOf: (index) => items[index]?._id ?? index,
    estimatedHeightPx,
    overscan,
    scrollMargin,
  });

  useLayoutEffect(() => {
    if (restoreKey === undefined || !virtualizer) return;
    return () => rememberHeights(restoreKey, virtualizer.heights());
  }, [restoreKey, virtualizer]);

  const visible = virtualizer?.rows();
  const last = virtualizer?.lastInView() ?? -1;
  const isNearEnd = last >= 0 && last + overscan >= items.length - endDistance;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (isNearEnd && canLoadMore) reachEnd();
  }, [isNearEnd, canLoadMore, items.length]);

  return {
    isHydrating,
    listProps: {
      ref: mergedRef,
      ...(virtualizer && { 'data-virtual': '', style: { blockSize: `${virtualizer.totalHeight()}px` } }),
    },
    rows: visible
      ? visible.flatMap(({ index, start }): WindowRow<Item>[] => {
          const item = items[index];
          if (!item) return [];
          // Text between two pixels would be blurred.
          const style = { transform: `translateY(${Math.round(start - (scrollMargin ?? 0))}px)` };
          return [{ item, index, rowProps: { ref: virtualizer?.measure, 'data-index': index, style } }];
        })
      : items.slice(0, rowsInFlow).map((item, index): WindowRow<Item> => ({ item, index, rowProps: {} })),
  };
}
