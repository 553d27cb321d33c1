import { useEffect, useState } from 'react';

/** Browsers announce a change to screen readers some time after it is rendered. */
const settleMs = 1_000;

/** True while earlier messages load, and until they are rendered: a live region would read out all of them. */
export function useSilence(isLoadingEarlier: boolean): boolean {
  const [isSilent, setSilent] = useState(isLoadingEarlier);
  if (isLoadingEarlier && !isSilent) setSilent(true);
  useEffect(() => {
    if (isLoadingEarlier || !isSilent) return;
    const timer = setTimeout(() => setSilent(false), settleMs);
    return () => clearTimeout(timer);
  }, [isLoadingEarlier, isSilent]);
  return isSilent;
}
