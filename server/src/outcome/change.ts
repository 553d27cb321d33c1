import { transact, type Database } from '../database/database';
import { isLostRace } from '../database/lost-race';
import type { Announce } from './announce';
import { emptyOutcome, type UnitOfWork } from './outcome';

/**
 * Announces after the commit. Every write that clients can see uses it.
 * @param work May be retried with a new unit, so its other effects must be harmless when repeated.
 * @param onCommit Runs before announcing.
 */
export type Change = <T>(work: (unit: UnitOfWork) => Promise<T>, onCommit?: () => void) => Promise<T>;

const maxAttempts = 4;

/** @param within Runs the transaction. */
export const createChange = (db: Database, announce: Announce, within = transact): Change => {
  return async (work, onCommit) => {
    const { result, outcome } = await attempt(work, 1);
    onCommit?.();
    await announce(outcome);
    return result;
  };

  async function attempt<T>(work: (unit: UnitOfWork) => Promise<T>, number: number) {
    const outcome = emptyOutcome();
    try {
      return { result: await within(db, (transaction) => work({ transaction, outcome })), outcome };
    } catch (error) {
      if (number === maxAttempts || !isLostRace(error)) throw error;
      return attempt(work, number + 1);
    }
  }
};
