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

export interface StickToEndOptions {
  /** Id of the last item; a change means that something was appended. */
  lastId: string | undefined;
  /** The last item is the reader's own, which always leads to the end. */
  isOwnLast: boolean;
}

/** What stood where, before something was put in. */
interface Anchor {
  /** Stands below what is read, so that only what is put before that moves it. */
  element: Element;
  /** From the top of the area, in px. */
  top: number;
  /** Of everything in the area, in px. */
  height: number;
}

const topIn = (area: Element, element: Element) =>
  element.getBoundingClientRect().top - area.getBoundingClientRect().top;

function anchorIn(area: Element): Anchor {
  const element = area.lastElementChild ?? area;
  return { element, top: topIn(area, element), height: area.scrollHeight };
}

/** How far what is read has been moved, in px. A last element that is another by now took all of it along. */
function moveOf({ element, top, height }: Anchor, area: Element): number {
  return element.isConnected ? topIn(area, element) - top : area.scrollHeight - height;
}

/**
 * Keeps a scroll area at its end while things are appended, unless somebody has scrolled up; then what is
 * read stays where it is, whatever is put before and after it.
 */
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
      isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight <= nearEnd;
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
