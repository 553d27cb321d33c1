import { useRef, type RefObject } from 'react';

/** Returns the height in px of the content that a line replaces, if it was visible. */
export function useKeptHeight(content: RefObject<HTMLElement | null>, isFolded: boolean) {
  const height = useRef<number>(undefined);
  // The content is still in the document when its line renders first.
  const box = isFolded ? content.current?.firstElementChild?.getBoundingClientRect() : undefined;
  if (box && box.top < window.innerHeight) height.current = box.height;
  return height.current;
}
