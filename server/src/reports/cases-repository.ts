import { sql, type RawBuilder, type Selectable } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId, newId } from '../database/ids';
import type { TimePosition } from '../database/time-position';
import type { DecisionKind, ReportReason, Tables } from '../database/tables';
import type { Zones } from '../moderation/roles/roles-repository';
import type { Target, TargetFacts } from './things-repository';

export type CaseRow = Selectable<Tables['cases']>;

/** Locks and returns the target's case, creating it if needed. */
export async function lockCaseOf(
  transaction: DatabaseTransaction,
  target: Target,
  { memberId, zone }: TargetFacts,
  now: Date,
): Promise<CaseRow> {
  return (
    transaction
      .insertInto('cases')
      .values({
        id: newId(),
        target_kind: target.kind,
        target_id: target.id,
        zone,
        member_id: memberId,
        state: 'open',
        opened_on: now,
      })
      // A post may have moved.
      .onConflict((conflict) => conflict.column('target_id').doUpdateSet({ zone }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

export async function lockCase(transaction: DatabaseTransaction, id: string): Promise<CaseRow | undefined> {
  if (!isId(id)) return undefined;
  return transaction.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Moves the cases of a post and its comments. @returns Their ids. */
export async function updateZone(
  transaction: DatabaseTransaction,
  postId: string,
  zone: string,
): Promise<string[]> {
  const rows = await transaction
    .updateTable('cases')
    .set({ zone })
    // Not `or`, which uses no index.
    .where(
      sql<boolean>`target_id in (select ${postId}::uuid union all select id from comments where post_id = ${postId})`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function addWeight(
  transaction: DatabaseTransaction,
  { id, weight, reopenedOn }: { id: string; weight: number; reopenedOn: Date | undefined },
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set((row) => ({
      weight: row('weight', '+', weight),
      ...(reopenedOn && {
        state: 'open' as const,
        opened_on: reopenedOn,
        closed_on: null,
        version: row('version', '+', 1),
      }),
    }))
    .where('id', '=', id)
    .execute();
}

export async function storeClaim(
  transaction: DatabaseTransaction,
  id: string,
  claim: { by: string; on: Date; isExtended: boolean } | undefined,
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set((row) => ({
      state: claim ? ('claimed' as const) : ('open' as const),
      claimed_by: claim?.by ?? null,
      claimed_on: claim?.on ?? null,
      ...(claim?.isExtended !== true && { version: row('version', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** @returns The target's open case, if any. */
export async function closeCase(
  transaction: DatabaseTransaction,
  { targetId, decisionId, now }: { targetId: string; decisionId: string; now: Date },
): Promise<CaseRow | undefined> {
  return transaction
    .updateTable('cases')
    .set((row) => ({
      state: 'done' as const,
      weight: 0,
      claimed_by: null,
      claimed_on: null,
      decision_id: decisionId,
      closed_on: now,
      version: row('version', '+', 1),
    }))
    .where('target_id', '=', targetId)
    .where('state', '<>', 'done')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Restores the case and its reports to before the decision.
 * @param targetId Of content that waits for a decision again. Undefined: only if this decision closed the case.
 * @returns Undefined when it is open already, or another decision closed it.
 */
export async function reopenCase(
  transaction: DatabaseTransaction,
  decisionId: string,
  targetId?: string,
): Promise<CaseRow | undefined> {
  await transaction
    .updateTable('reports')
    .set({ decision_id: null })
    .where('decision_id', '=', decisionId)
    .execute();
  return transaction
    .updateTable('cases')
    .set((row) => ({
      state: 'open' as const,
      weight: sql<number>`(
        select coalesce(sum(weight), 0)::int from reports where case_id = cases.id and decision_id is null)`,
      decision_id: sql<string | null>`(
        select decision_id from reports where case_id = cases.id and decision_id is not null
        order by reported_on desc, id desc limit 1)`,
      closed_on: null,
      version: row('version', '+', 1),
    }))
    .where(targetId === undefined ? 'decision_id' : 'target_id', '=', targetId ?? decisionId)
    .where('state', '=', 'done')
    .returningAll()
    .executeTakeFirst();
}

export interface ListedCase extends CaseRow {
  member_name: string;
  is_member_deleted: boolean;
  claimer_name: string | null;
  decision_kind: DecisionKind | null;
  decided_on: Date | null;
  moderator_id: string | null;
  moderator_name: string | null;
  reports: number;
  reasons: ReportReason[];
}

export interface ToDoPosition extends TimePosition {
  weight: number;
}

const mostUrgentFirst = sql`-weight, opened_on, id`;

/** By weight, then the oldest first. */
export function listToDo(
  db: DatabaseReader,
  { zones, limit, after }: { zones: Zones; limit: number; after: ToDoPosition | undefined },
): Promise<ListedCase[]> {
  const isAfter = after
    ? sql`(-weight, opened_on, id) > (${-after.weight}::integer, ${after.on}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const condition = sql`state <> 'done' and ${isAfter}`;
  return listPage(db, { zones, condition, order: mostUrgentFirst, limit });
}

export function listClaimed(
  db: DatabaseReader,
  { zones, userId, since, limit }: { zones: Zones; userId: string; since: Date; limit: number },
): Promise<ListedCase[]> {
  const condition = sql`state = 'claimed' and claimed_by = ${userId} and claimed_on > ${since}`;
  return listPage(db, { zones, condition, order: mostUrgentFirst, limit });
}

/** Newest first. */
export function listDone(
  db: DatabaseReader,
  { zones, limit, after }: { zones: Zones; limit: number; after: TimePosition | undefined },
): Promise<ListedCase[]> {
  const isAfter = after ? sql`(closed_on, id) < (${after.on}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const condition = sql`state = 'done' and ${isAfter}`;
  return listPage(db, { zones, condition, order: sql`closed_on desc, id desc`, limit });
}

export async function findCase(db: DatabaseReader, id: string): Promise<ListedCase | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await listPage(db, { zones: 'all', condition: sql`id = ${id}`, order: sql`id`, limit: 1 });
  return row;
}

interface CasePage {
  zones: Zones;
  condition: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
}

/** Reads a page of each zone at most. */
async function listPage(
  db: DatabaseReader,
  { zones, condition, order, limit }: CasePage,
): Promise<ListedCase[]> {
  const page = (where: RawBuilder<unknown>) =>
    sql`select * from cases where ${where} and ${condition} order by ${order} limit ${limit}`;
  const source =
    zones === 'all'
      ? page(sql`true`)
      : sql`
        select of_zone.* from unnest(${zones}::text[]) as moderated (zone)
        cross join lateral (${page(sql`cases.zone = moderated.zone`)}) as of_zone
        order by ${order} limit ${limit}`;
  const { rows } = await sql<ListedCase>`
    select listed.*, member.name as member_name, member.deleted_on is not null as is_member_deleted,
      claimer.name as claimer_name,
      decisions.kind as decision_kind, decisions.decided_on, decisions.moderator_id,
      moderator.name as moderator_name, summary.reports, summary.reasons
    from (${source}) as listed
    join users as member on member.id = listed.member_id
    left join users as claimer on claimer.id = listed.claimed_by
    left join decisions on decisions.id = listed.decision_id
    left join users as moderator on moderator.id = decisions.moderator_id
    cross join lateral (
      select coalesce(sum(same.count), 0)::int as reports,
        coalesce(array_agg(same.reason order by same.count desc, same.reason), '{}') as reasons
      from (
        select newest.reason, count(*) from (
          select reason from reports where case_id = listed.id order by reported_on desc, id desc limit 500
        ) as newest group by newest.reason
      ) as same
    ) as summary
    order by ${order}`.execute(db);
  return rows;
}

export interface MemberRecordRow {
  joined_on: Date;
  posts: number;
  comments: number;
  removed: number;
  warned: number;
  restricted: number;
  restored: number;
}

/** Counts at most the newest 500 decisions, without undone ones: the member may be a moderator who reads the case. */
export async function readMemberRecord(db: DatabaseReader, userId: string): Promise<MemberRecordRow> {
  const { rows } = await sql<MemberRecordRow>`
    select users.joined_on, users.posts_count as posts, users.comments_count as comments, counted.*
    from users
    cross join lateral (
      select
        (count(*) filter (where kind = 'remove' and state <> 'restored'))::int as removed,
        (count(*) filter (where kind = 'warn' and state <> 'restored'))::int as warned,
        (count(*) filter (where kind in ('silence', 'ban') and state <> 'restored'))::int as restricted,
        (count(*) filter (where state = 'restored'))::int as restored
      from (
        select kind, state from decisions where member_id = users.id and not undone order by decided_on desc, id desc limit 500
      ) as newest
    ) as counted
    where users.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Cases reference members, but there is no user ${userId}.`);
  return row;
}
