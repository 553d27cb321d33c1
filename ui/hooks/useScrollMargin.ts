import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far an element stands from the top of the page, in px. What is above it may change its height, or show, at any time. */
export function useScrollMargin(element: RefObject<Element | null>): number {
  const [margin, setMargin] = useState(0);

  useLayoutEffect(() => {
    const read = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setMargin(Math.round(box.top + window.scrollY));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return margin;
}
