import type { Database } from '../database/database';
import type { Announce } from './announce';
import { emptyOutcome, type UnitOfWork } from './outcome';

/** Announces after the commit. The only way to write, so that every change is announced. */
export type Change = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export const createChange =
  (db: Database, announce: Announce): Change =>
  async (work) => {
    const outcome = emptyOutcome();
    const result = await db.transaction().execute((transaction) => work({ transaction, outcome }));
    await announce(outcome);
    return result;
  };
