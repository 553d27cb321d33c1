import { useEffect, useRef } from 'react';

/** Grows a text area in browsers without `field-sizing`. */
export function useGrowFallback() {
  const ref = useRef<HTMLTextAreaElement>(null);
  // Runs after every render, because any can change the value.
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
