import { useEffect } from 'react';

/** The form's pages, and the response to a log-in refused before scripts ran. */
const mayShowPuzzle = (pathname: string) => /^\/(?:auth|forms\/(?:log-in|code))(?:\/|$)/i.test(pathname);

/**
 * Reloads the form after a navigation within the app: only some documents may load the puzzle
 * (server/src/app-assets/security-headers.ts).
 */
export function useOwnDocument(isNeeded: boolean): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!isNeeded || !navigation || !mayShowPuzzle(location.pathname)) return;
    if (!mayShowPuzzle(new URL(navigation.name).pathname)) location.reload();
  }, [isNeeded]);
}
