import { useEffect, useMemo, useState } from 'react';

/** Longer than the pause between the clicks of a double click. */
const holdMs = 1_000;

/**
 * Keeps the order of a list for a second after each press in it, so that a second press hits the same item. Items
 * change and disappear at once; new ones wait at the end.
 */
export function useSteadyOrder<Item extends { _id: string }>(items: readonly Item[]) {
  const [held, setHeld] = useState<readonly Item[]>();
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), holdMs);
    return () => clearTimeout(timer);
  }, [held]);

  const ordered = useMemo(() => {
    // The common case. Cheap even for thousands of items.
    if (!held || held.every(({ _id }, place) => _id === items[place]?._id)) return items;
    const places = new Map(held.map(({ _id }, place) => [_id, place]));
    const placeOf = ({ _id }: Item) => places.get(_id) ?? held.length;
    return items.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [held, items]);

  // A copy, so that a second press restarts the timer.
  return { ordered, hold: () => setHeld([...ordered]) };
}
