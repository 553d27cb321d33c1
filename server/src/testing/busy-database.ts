import { expect } from 'vitest';

import type { Database } from '../database/database';

/** Occupies the readers' connections. Returns a function that releases them. */
export async function occupyConnections(db: Database): Promise<() => void> {
  let giveBack: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (giveBack = resolve));
  let taken = 0;
  const take = () => {
    taken += 1;
    return until;
  };
  for (let connection = 0; connection < 10; connection += 1) void db.connection().execute(take);
  await expect.poll(() => taken).toBe(10);
  return giveBack;
}
