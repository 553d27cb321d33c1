import { useEffect, useState } from 'react';

/** Debounces a value; empty until it first settles. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
