import { useEffect, useRef } from 'react';

/** Lets a text area grow with its text in browsers that do not know `field-sizing`. */
export function useGrowFallback() {
  const ref = useRef<HTMLTextAreaElement>(null);
  // After every render, because a changed value can come from anywhere.
  useEffect(() => {
    const element = ref.current;
    if (!element || CSS.supports('field-sizing', 'content')) {
      return undefined;
    }
    const grow = () => {
      element.style.blockSize = 'auto';
      element.style.blockSize = `${element.scrollHeight + 2}px`;
    };
    grow();
    element.addEventListener('input', grow);
    return () => element.removeEventListener('input', grow);
  });
  return ref;
}
