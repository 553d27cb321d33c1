import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const endTolerancePx = 32;

export interface StickToEnd<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  onScroll: () => void;
  /** Whether items arrived while the user was scrolled up. */
  hasUnseen: boolean;
  scrollToEnd: () => void;
}

export interface StickToEndOptions {
  lastId: string | undefined;
  /** Whether the last item is the user's own, which always scrolls to the end. */
  isOwnLast: boolean;
}

interface Anchor {
  /** An element below the reading position. It moves only when content above changes. */
  element: Element;
  top: number;
  height: number;
}

const topIn = (area: Element, element: Element) =>
  element.getBoundingClientRect().top - area.getBoundingClientRect().top;

function anchorIn(area: Element): Anchor {
  const element = area.lastElementChild ?? area;
  return { element, top: topIn(area, element), height: area.scrollHeight };
}

function moveOf({ element, top, height }: Anchor, area: Element): number {
  return element.isConnected ? topIn(area, element) - top : area.scrollHeight - height;
}

/** Stays at the end as items are appended, or at the reading position while the user is scrolled up. */
export function useStickToEnd<Element extends HTMLElement>({
  lastId,
  isOwnLast,
}: StickToEndOptions): StickToEnd<Element> {
  const ref = useRef<Element>(null);
  const isAtEnd = useRef(true);
  const anchor = useRef<Anchor>(undefined);
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
      anchor.current = anchorIn(area);
      isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight <= endTolerancePx;
      if (isAtEnd.current) {
        setUnseenFrom(undefined);
      }
    }
  }, []);

  useLayoutEffect(() => {
    const area = ref.current;
    if (area && !isAtEnd.current && anchor.current) {
      area.scrollTop += moveOf(anchor.current, area);
      anchor.current = anchorIn(area);
    }
  });

  useLayoutEffect(() => {
    if (isAtEnd.current || isOwnLast) {
      scrollToEnd();
    } else {
      setUnseenFrom(lastId);
    }
  }, [lastId, isOwnLast, scrollToEnd]);

  const isEmpty = lastId === undefined;

  const observer = useRef<ResizeObserver>(undefined);

  // On-screen keyboards, sheets and late content change the height without a scroll event.
  useEffect(() => {
    const area = ref.current;
    if (!area) {
      return;
    }
    const own = new ResizeObserver(() => {
      if (isAtEnd.current) {
        scrollToEnd();
      }
    });
    own.observe(area);
    observer.current = own;
    return () => {
      own.disconnect();
      observer.current = undefined;
    };
  }, [scrollToEnd, isEmpty]);

  useEffect(() => {
    for (const child of ref.current?.children ?? []) {
      observer.current?.observe(child);
    }
  });

  return { ref, onScroll, hasUnseen: unseenFrom !== undefined, scrollToEnd };
}
