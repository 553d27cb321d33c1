import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useReducer, useState, type RefObject } from 'react';

import { heightOf } from './heightOf';
import { virtualizer } from './useIsVirtual';
import type { WindowOptions, WindowVirtualizer } from './windowVirtualizer';

export interface LateVirtualizerOptions extends Omit<WindowOptions, 'scrollMargin'> {
  list: RefObject<HTMLElement | null>;
  /** Heights from the list's previous mount. */
  knownHeights: VirtualItem[];
  /** Whether to take over the rows. */
  isVirtual: boolean;
  /** Undefined until it is measured. */
  scrollMargin: number | undefined;
}

/** Undefined while the rows are in the flow. */
export function useWindowVirtualizer({
  list,
  knownHeights,
  isVirtual,
  scrollMargin,
  ...rest
}: LateVirtualizerOptions): WindowVirtualizer | undefined {
  const options = { ...rest, scrollMargin: scrollMargin ?? 0 };
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const create = (heights: VirtualItem[]) =>
    virtualizer.current()?.createWindowVirtualizer(options, heights, rerender);
  const [current, setCurrent] = useState(() => (isVirtual ? create(knownHeights) : undefined));
  current?.setOptions(options);

  const takeOver = useEffectEvent(() => {
    if (!isVirtual || scrollMargin === undefined || current || !list.current) return;
    setCurrent(create(heightsOf(list.current, options)));
  });
  useLayoutEffect(() => takeOver(), [isVirtual, scrollMargin]);
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
