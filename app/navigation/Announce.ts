import { createContext, useCallback, useEffect, useState } from 'react';

/** Milliseconds. Long enough to read a sentence twice. */
const shownMs = 8_000;

/** Shows a short text at the bottom of the window for some seconds. Screen readers read it. Stable. */
export const Announce = createContext<(text: string) => void>(() => undefined);

/** Returns the announced text. `count` tells announcements with the same text apart. */
export function useAnnouncement() {
  const [shown, setShown] = useState<{ text: string; count: number }>();
  const announce = useCallback(
    (text: string) => setShown((last) => ({ text, count: (last?.count ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown, announce };
}
