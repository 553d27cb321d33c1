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
  /** Of the items, in order. Keep its identity while they stay the same. */
  keys: readonly string[];
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
  keys,
  isOwnLast,
}: StickToEndOptions): StickToEnd<Element> {
  const ref = useRef<Element>(null);
  const isAtEnd = useRef(true);
  const anchor = useRef<Anchor>(undefined);
  const [hasUnseen, setHasUnseen] = useState(false);

  const scrollToEnd = useCallback(() => {
    const area = ref.current;
    if (area) {
      area.scrollTop = area.scrollHeight;
      isAtEnd.current = true;
      setHasUnseen(false);
    }
  }, []);

  const onScroll = () => {
    const area = ref.current;
    if (!area) return;
    anchor.current = anchorIn(area);
    isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight <= endTolerancePx;
    if (isAtEnd.current) setHasUnseen(false);
  };

  useLayoutEffect(() => {
    const area = ref.current;
    if (area && !isAtEnd.current && anchor.current) {
      area.scrollTop += moveOf(anchor.current, area);
      anchor.current = anchorIn(area);
    }
  });

  const known = useRef(keys);
  useLayoutEffect(() => {
    // Otherwise the last item was removed, or earlier ones were added.
    const isNew = keys.length > 0 && !known.current.includes(keys.at(-1)!);
    known.current = keys;
    if (isAtEnd.current || (isNew && isOwnLast)) scrollToEnd();
    else if (isNew) setHasUnseen(true);
  }, [keys, isOwnLast, scrollToEnd]);

  // On-screen keyboards, sheets and late content change the height without a scroll event.
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const observer = new ResizeObserver(() => isAtEnd.current && scrollToEnd());
    for (const element of [area, ...area.children]) observer.observe(element);
    return () => observer.disconnect();
  });

  return { ref, onScroll, hasUnseen, scrollToEnd };
}
