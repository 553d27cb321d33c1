import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

import { useScrollMargin } from '../../hooks/useScrollMargin';

/** A card without picture, in px. Only where nothing has been measured yet. */
const ESTIMATED_HEIGHT = 190;
const OVERSCAN = 4;
/** What is taken for the window before there is one, as on the server. */
const FIRST_WINDOW = { width: 1024, height: 900 };
/** Lists whose heights are remembered; the oldest is forgotten first. */
const REMEMBERED_LISTS = 20;

const rememberedHeights = new Map<string, VirtualItem[]>();

function remember(key: string, heights: VirtualItem[]) {
  rememberedHeights.delete(key);
  rememberedHeights.set(key, heights);
  const [oldest] = rememberedHeights.keys();
  if (rememberedHeights.size > REMEMBERED_LISTS && oldest !== undefined) rememberedHeights.delete(oldest);
}

/**
 * Which items of a list in the window's scroll are to be rendered, and where.
 * @param restoreKey name under which the measured heights outlive the list, so that the browser can
 *   scroll back to where it was
 */
export function useWindowList(items: readonly { _id: string }[], restoreKey: string | undefined) {
  const list = useRef<HTMLDivElement | null>(null);
  const scrollMargin = useScrollMargin(list);
  const [initialMeasurementsCache] = useState(() =>
    restoreKey === undefined ? [] : (rememberedHeights.get(restoreKey) ?? []),
  );

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    // While the page around it is hidden a card has no height: all of them would be taken for visible.
    measureElement: (...card) => measureElement(...card) || ESTIMATED_HEIGHT,
    getItemKey: (index) => items[index]?._id ?? index,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: FIRST_WINDOW,
    initialMeasurementsCache,
  });

  useLayoutEffect(() => {
    if (restoreKey === undefined) return;
    return () => remember(restoreKey, virtualizer.takeSnapshot());
  }, [restoreKey, virtualizer]);

  return {
    list,
    items: virtualizer.getVirtualItems(),
    totalSize: virtualizer.getTotalSize(),
    scrollMargin,
    measure: virtualizer.measureElement,
  };
}
