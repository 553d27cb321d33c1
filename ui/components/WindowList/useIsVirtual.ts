import { useEffect, useReducer, type RefObject } from 'react';

import { onDemand, useOnDemand } from '../../hooks/onDemand';
import { whenIdle } from '../../hooks/whenIdle';

export const virtualizer = onDemand(() => import('./windowVirtualizer'));

/**
 * Whether the virtualiser positions the rows: once the page scrolls, the end of the list is near, or there
 * are more rows than the flow has. Taking over the rows renders the whole list, which would delay the first
 * screen.
 */
export function useIsVirtual(list: RefObject<HTMLElement | null>, isLong: boolean): boolean {
  const isLoaded = useOnDemand(virtualizer, isLong) !== undefined;
  // A list that mounts later is virtual from its first render on.
  const [isNeeded, need] = useReducer(() => true, isLoaded);

  useEffect(() => {
    if (isNeeded && isLoaded) return;
    const start = () => {
      // Retries a failed import.
      virtualizer.load();
      need();
    };
    const cancel = whenIdle(() => {
      if (isEndNear(list.current)) start();
      else virtualizer.load();
    });
    for (const event of events) window.addEventListener(event, start, { passive: true });
    return () => {
      cancel();
      for (const event of events) window.removeEventListener(event, start);
    };
  }, [isNeeded, isLoaded, list]);

  return isLoaded && (isNeeded || isLong);
}

const events = ['scroll', 'resize'] as const;

/** Less than a screen below the window: the next page should load. */
const isEndNear = (list: HTMLElement | null) =>
  list !== null && list.getBoundingClientRect().bottom < 2 * window.innerHeight;
