import { useEffect, useRef } from 'react';

/** Whether the component is still mounted: a user who has left a screen is not navigated away from the next one. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return () => isMounted.current;
}
