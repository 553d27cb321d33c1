import type { Database } from '../database/database';
import type { Announce } from './announce';
import { emptyOutcome, type UnitOfWork } from './outcome';

/**
 * Runs `work` in a transaction and announces its outcome after the commit. The only way for handlers and use cases
 * to write, so that every change is announced.
 */
export type Change = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export const createChange =
  (db: Database, announce: Announce): Change =>
  async (work) => {
    const outcome = emptyOutcome();
    const result = await db.transaction().execute((transaction) => work({ transaction, outcome }));
    await announce(outcome);
    return result;
  };
