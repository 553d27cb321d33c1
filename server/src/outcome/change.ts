import type { Database } from '../database/database';
import type { Announce } from './announce';
import { emptyOutcome, type UnitOfWork } from './outcome';

/**
 * Runs `work` in a transaction and announces its outcome after the commit. Handlers and use cases have no
 * other way to write, so none can forget to announce.
 */
export type Change = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export const createChange =
  (db: Database, announce: Announce): Change =>
  async (work) => {
    const outcome = emptyOutcome();
    const answer = await db.transaction().execute((transaction) => work({ transaction, outcome }));
    await announce(outcome);
    return answer;
  };
