import { useEffect, useRef } from 'react';

/** Is the screen still open? Nobody who has left is taken elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => isHere.current;
}
