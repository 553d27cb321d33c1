import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database/database';

export interface SolvedTask {
  /** Unique for each task. */
  nonce: string;
  endsOn: Date;
}

/** More rows than a sign-up adds, so that expired rows do not accumulate. */
const prunedPerSignUp = 20;

/** Only one of concurrent calls spends the task. @returns Whether it was not spent before. */
export async function spendTask(
  transaction: DatabaseTransaction,
  { nonce, endsOn }: SolvedTask,
  now: Date,
): Promise<boolean> {
  await sql`
    delete from spent_tasks where nonce in (
      select nonce from spent_tasks where ends_on <= ${now}
      order by ends_on limit ${prunedPerSignUp} for update skip locked
    )`.execute(transaction);
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('spent_tasks')
    .values({ nonce, ends_on: endsOn })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
