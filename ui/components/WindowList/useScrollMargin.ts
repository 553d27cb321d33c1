import { useLayoutEffect, useState, type RefObject } from 'react';

/** In px from the top of the page. Tracks layout changes above the element. Undefined until it is measured. */
export function useScrollMargin(element: RefObject<Element | null>, isNeeded: boolean): number | undefined {
  const [margin, setMargin] = useState<number>();

  useLayoutEffect(() => {
    if (!isNeeded) return;
    const read = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setMargin(Math.round(box.top + window.scrollY));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isNeeded]);

  return margin;
}
