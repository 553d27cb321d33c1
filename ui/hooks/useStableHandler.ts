import { useLayoutEffect, useRef, useState } from 'react';

/** Returns a function that stays the same and calls the latest `handle`, so that memoised children need not render. */
export function useStableHandler<Args extends unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
