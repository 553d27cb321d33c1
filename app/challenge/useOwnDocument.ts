import { useEffect } from 'react';

const isForm = (pathname: string) => /^\/auth(?:\/|$)/i.test(pathname);

/**
 * Loads the form anew when it was reached by a link within the app: only documents below `/Auth` may load the puzzle
 * (server/src/app-assets/security-headers.ts).
 */
export function useOwnDocument(isNeeded: boolean): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!isNeeded || !navigation || !isForm(location.pathname)) return;
    if (!isForm(new URL(navigation.name).pathname)) location.reload();
  }, [isNeeded]);
}
