import type { Insertable, Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
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

export async function lockDecision(
  transaction: DatabaseTransaction,
  id: string,
): Promise<DecisionRow | undefined> {
  if (!isId(id)) return undefined;
  return transaction.selectFrom('decisions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The newest of this kind about the target that stands. */
export async function findLatestDecision(
  db: DatabaseReader,
  targetId: string,
  kind: DecisionRow['kind'],
): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where('target_id', '=', targetId)
    .where('kind', '=', kind)
    .where('state', '<>', 'restored')
    .orderBy('decided_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function markRestored(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('decisions')
    .set(({ eb }) => ({ state: 'restored', reviewed_on: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function withdrawNotifications(
  transaction: DatabaseTransaction,
  decisionId: string,
): Promise<void> {
  await transaction.deleteFrom('notifications').where('decision_id', '=', decisionId).execute();
}

/** Newest first. */
export async function lockBatch(
  transaction: DatabaseTransaction,
  batchId: string,
  moderatorId: string,
): Promise<DecisionRow[]> {
  return transaction
    .selectFrom('decisions')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('moderator_id', '=', moderatorId)
    .orderBy('decided_on', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}
