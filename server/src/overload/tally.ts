export interface Tally {
  of(key: string): number;
  /** @returns A function that reverts the count. */
  add(key: string): () => void;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key) {
      change(key, 1);
      return () => {
        change(key, -1);
      };
    },
  };
}
