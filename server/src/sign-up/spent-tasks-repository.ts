import type { DatabaseTransaction } from '../database/database';
import { preparePruning } from '../database/prune-expired';

export interface SolvedTask {
  /** Unique for each task. */
  nonce: string;
  endsOn: Date;
}

const pruneSpentTasks = preparePruning('spent_tasks', { key: 'nonce', endsOn: 'ends_on' });

/** Only one of concurrent calls spends the task. @returns Whether it was not spent before. */
export async function spendTask(
  transaction: DatabaseTransaction,
  { nonce, endsOn }: SolvedTask,
  now: Date,
): Promise<boolean> {
  await pruneSpentTasks(transaction, now);
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('spent_tasks')
    .values({ nonce, ends_on: endsOn })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
