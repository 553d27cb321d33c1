import { useCallback, useSyncExternalStore } from 'react';

/** One for each condition: a feed has many cards, and evaluating a condition lays out the page. */
const queries = new Map<string, MediaQueryList>();

function queryOf(condition: string): MediaQueryList {
  const known = queries.get(condition);
  if (known) return known;
  const query = window.matchMedia(condition);
  queries.set(condition, query);
  return query;
}

/** `undefined` until hydration: let CSS decide until then. Pass a condition, such as `theme.breakpoint.phone`. */
export function useMediaQuery(condition: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = queryOf(condition);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [condition],
  );

  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => queryOf(condition).matches,
    () => undefined,
  );
}
