import { useEffect, useState } from 'react';

/** The value once it has not changed for `pauseMs`; empty until then. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
