import { useCallback, useSyncExternalStore } from 'react';

/** `undefined` until hydration: let CSS decide until then. Pass a condition, such as `theme.breakpoint.phone`. */
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
