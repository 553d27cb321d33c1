import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How near the end counts as being there, in px. */
const nearEnd = 32;

export interface StickToEnd<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  onScroll: () => void;
  /** Something came while one had scrolled up. */
  hasUnseen: boolean;
  scrollToEnd: () => void;
}

/**
 * Keeps a scroll area at its end while things are appended, unless somebody has scrolled up.
 * @param lastId id of the last item; a change means that something was appended
 * @param isOwnLast the last item is the reader's own, which always leads to the end
 */
export function useStickToEnd<Element extends HTMLElement>(
  lastId: string | undefined,
  isOwnLast: boolean,
): StickToEnd<Element> {
  const ref = useRef<Element>(null);
  const isAtEnd = useRef(true);
  const [unseenFrom, setUnseenFrom] = useState<string>();

  const scrollToEnd = useCallback(() => {
    const area = ref.current;
    if (area) {
      area.scrollTop = area.scrollHeight;
      isAtEnd.current = true;
      setUnseenFrom(undefined);
    }
  }, []);

  const onScroll = useCallback(() => {
    const area = ref.current;
    if (area) {
      isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight <= nearEnd;
      if (isAtEnd.current) {
        setUnseenFrom(undefined);
      }
    }
  }, []);

  useLayoutEffect(() => {
    if (isAtEnd.current || isOwnLast) {
      scrollToEnd();
    } else {
      setUnseenFrom(lastId);
    }
  }, [lastId, isOwnLast, scrollToEnd]);

  const isEmpty = lastId === undefined;

  // A keyboard that opens, or a sheet that grows, changes the height without scrolling.
  useEffect(() => {
    const area = ref.current;
    if (!area) {
      return;
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) {
        scrollToEnd();
      }
    });
    observer.observe(area);
    return () => {
      observer.disconnect();
    };
  }, [scrollToEnd, isEmpty]);

  return { ref, onScroll, hasUnseen: unseenFrom !== undefined, scrollToEnd };
}
