import { useLayoutEffect, useState, type RefObject } from 'react';

/** In px from the top of the page. Tracks layout changes above the element. */
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
