import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, followed as it changes. `undefined` while the page is still the
 * server's: what depends on it is then told apart by CSS alone.
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
