import { useEffect, useState } from 'react';

const durationMs = 2_000;

/** True for two seconds after each call of `start`. */
export function useBriefly(): [isTrue: boolean, start: () => void] {
  const [startCount, setStartCount] = useState(0);
  useEffect(() => {
    if (startCount === 0) return;
    const timer = setTimeout(() => setStartCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [startCount]);
  return [startCount > 0, () => setStartCount(startCount + 1)];
}
