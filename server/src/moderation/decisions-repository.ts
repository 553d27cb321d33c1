import type { Insertable, Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { Decisions } from '../database/schema.gen';

export type DecisionRow = Selectable<Decisions>;

export async function insertDecision(
  transaction: DatabaseTransaction,
  decision: Insertable<Decisions>,
): Promise<DecisionRow> {
  return transaction.insertInto('decisions').values(decision).returningAll().executeTakeFirstOrThrow();
}

export async function findDecision(db: DatabaseReader, id: string): Promise<DecisionRow | undefined> {
  return db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();
}
