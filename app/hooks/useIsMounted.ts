import { useEffect, useRef } from 'react';

/** Check it before navigating after a request: the user may have left the screen meanwhile. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return () => isMounted.current;
}
