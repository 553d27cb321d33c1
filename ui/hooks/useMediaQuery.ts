import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and follows its changes. `undefined` until hydration: leave the decision to CSS.
 * @param condition a media condition, such as `theme.breakpoint.phone`
 */
export function useMediaQuery(condition: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [condition],
  );

  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => undefined,
  );
}
