import { useState } from 'react';

export type PriceMove = 'up' | 'down' | 'none';

export function usePriceMove(price: number): { move: PriceMove; changes: number } {
  const [last, setLast] = useState<{ price: number; move: PriceMove; changes: number }>({
    price,
    move: 'none',
    changes: 0,
  });

  if (last.price === price) {
    return last;
  }
  const next = {
    price,
    move: price > last.price ? ('up' as const) : ('down' as const),
    changes: last.changes + 1,
  };
  setLast(next);
  return next;
}
