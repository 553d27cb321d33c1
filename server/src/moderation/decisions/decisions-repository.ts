import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../../database/database';
import { isId } from '../../database/ids';
import type { Decisions } from '../../database/schema.gen';
import type { TimePosition } from '../../database/time-position';
import { isHiddenFromMemberSql } from './hidden-decisions-repository';
import type { Zones } from '../roles/roles-repository';

export type DecisionRow = Selectable<Decisions>;

export async function insertDecision(
  transaction: DatabaseTransaction,
  decision: Insertable<Decisions>,
): Promise<DecisionRow> {
  return transaction.insertInto('decisions').values(decision).returningAll().executeTakeFirstOrThrow();
}

/** Increments its version. */
export async function storeDecision(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<
    Pick<Decisions, 'state' | 'appeal' | 'appealed_on' | 'reviewer_id' | 'reviewed_on' | 'review_note'>
  >,
): Promise<void> {
  await transaction
    .updateTable('decisions')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface ListedDecision extends DecisionRow {
  is_hidden_from_member: boolean;
  member_name: string;
  moderator_name: string | null;
  reviewer_name: string | null;
}

const decisionsWithNames = (db: DatabaseReader) =>
  db
    .selectFrom('decisions')
    .innerJoin('users as member', 'member.id', 'decisions.member_id')
    .leftJoin('users as moderator', 'moderator.id', 'decisions.moderator_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'decisions.reviewer_id')
    .selectAll('decisions')
    .select([
      sql<boolean>`${sql.raw(isHiddenFromMemberSql('decisions'))}`.as('is_hidden_from_member'),
      'member.name as member_name',
      'moderator.name as moderator_name',
      'reviewer.name as reviewer_name',
    ]);

export async function findListedDecision(
  db: DatabaseReader,
  id: string,
): Promise<ListedDecision | undefined> {
  if (!isId(id)) return undefined;
  return decisionsWithNames(db).where('decisions.id', '=', id).executeTakeFirst();
}

/** Decisions that the member knows of, newest first. */
export async function listDecisionsAbout(
  db: DatabaseReader,
  memberId: string,
  { limit, after }: { limit: number; after: TimePosition | undefined },
): Promise<ListedDecision[]> {
  let query = decisionsWithNames(db)
    .where('decisions.member_id', '=', memberId)
    .where(sql<boolean>`not ${sql.raw(isHiddenFromMemberSql('decisions'))}`);
  if (after) {
    query = query.where(
      sql<boolean>`(decisions.decided_on, decisions.id) < (${after.on}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return query.orderBy('decisions.decided_on', 'desc').orderBy('decisions.id', 'desc').limit(limit).execute();
}

/** Appeals pending or under review, oldest first. Reads at most a page per zone. */
export async function listAppealed(
  db: DatabaseReader,
  { zones, limit, after }: { zones: Zones; limit: number; after: TimePosition | undefined },
): Promise<ListedDecision[]> {
  const isAfter = after ? sql`(appealed_on, id) > (${after.on}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const page = (condition: RawBuilder<unknown>) =>
    sql`select id from decisions where state in ('appealed', 'under review') and ${condition} and ${isAfter}
      order by appealed_on, id limit ${limit}`;
  const ids =
    zones === 'all'
      ? page(sql`true`)
      : sql`select of_zone.id from unnest(${zones}::text[]) as moderated (zone)
          cross join lateral (${page(sql`decisions.zone = moderated.zone`)}) as of_zone`;
  return decisionsWithNames(db)
    .where(sql<boolean>`decisions.id in (${ids})`)
    .orderBy('decisions.appealed_on')
    .orderBy('decisions.id')
    .limit(limit)
    .execute();
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

export async function deleteAppealTexts(transaction: DatabaseTransaction, memberId: string): Promise<void> {
  await transaction
    .updateTable('decisions')
    .set({ appeal: null })
    .where('member_id', '=', memberId)
    .where('appeal', 'is not', null)
    .execute();
}

/** Returns the target's latest decision of this kind that is still in force. */
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
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @param isUndo Whether it leaves no trace for the member. */
export async function markRestored(
  transaction: DatabaseTransaction,
  id: string,
  { now, isUndo }: { now: Date; isUndo: boolean },
): Promise<void> {
  await transaction
    .updateTable('decisions')
    .set(({ eb }) => ({
      state: 'restored',
      reviewed_on: now,
      undone: isUndo,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function withdrawNotifications(
  transaction: DatabaseTransaction,
  decisionId: string,
): Promise<void> {
  await transaction.deleteFrom('notifications').where('decision_id', '=', decisionId).execute();
}

/** Also keeps other transactions from adding to the batch until the commit. @returns Its newest decision. */
export async function lockBatchEnd(
  transaction: DatabaseTransaction,
  batchId: string,
): Promise<DecisionRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${batchId}::uuid::text, 0))`.execute(transaction);
  return transaction
    .selectFrom('decisions')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('decided_on', 'desc')
    .limit(1)
    .executeTakeFirst();
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

/** Newest first. `isForMember` leaves out what the member never learns of. */
export async function listDecisionsOf(
  db: DatabaseReader,
  memberId: string,
  { limit, isForMember }: { limit: number; isForMember: boolean },
): Promise<DecisionRow[]> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(isForMember, (query) =>
      query.where(sql<boolean>`not ${sql.raw(isHiddenFromMemberSql('decisions'))}`),
    )
    .orderBy('decided_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Newest first. Skips what left no trace for others: undone decisions, and texts held by a filter. */
export async function listRemovals(
  db: DatabaseReader,
  { limit, after }: { limit: number; after?: TimePosition | undefined },
): Promise<DecisionRow[]> {
  let query = db
    .selectFrom('decisions')
    .selectAll()
    .where('kind', '=', sql.lit('remove'))
    .where(sql<boolean>`not undone and before ->> 'hidden' is distinct from 'held'`)
    .orderBy('decided_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(decided_on, id) < (${after.on}, ${after.id}::uuid)`);
  return query.execute();
}
