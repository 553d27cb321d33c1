import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useReducer, useState, type RefObject } from 'react';

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
  const [current, setCurrent] = useState(() =>
    isVirtual ? virtualizer.current()?.createWindowVirtualizer(options, knownHeights, rerender) : undefined,
  );
  current?.setOptions(options);

  const takeOver = useEffectEvent(() => {
    if (!isVirtual || scrollMargin === undefined || current || !list.current) return;
    setCurrent(virtualizer.current()?.takeOverRows(list.current, options, rerender));
  });
  useLayoutEffect(() => takeOver(), [isVirtual, scrollMargin]);
  useLayoutEffect(() => current?.mount(), [current]);
  useLayoutEffect(() => current?.follow());

  return current;
}
