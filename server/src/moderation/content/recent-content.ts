import type { components } from '@alphazone/client';

import { findProfile } from '../../accounts/accounts-repository';
import type { ReportReason } from '../../database/column-types';
import type { TimePosition } from '../../database/time-position';
import { dayMs } from '../../time/durations';
import { conflict, notFound } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import { truncateBody } from '../../posts/posts-rules';
import type { Services } from '../../services';
import {
  countRecent,
  findPostOfComment,
  listRecent,
  type RecentCount,
  type RecentRow,
} from './content-repository';
import { decideContent } from './decide-content';
import { lockBatch, lockBatchEnd, type DecisionRow } from '../decisions/decisions-repository';
import { lockContentIfExists, lockPostsOf } from './lock-content';
import { moderationMessages } from '../messages';
import { requirePermission } from '../roles/require-permission';
import { requireRank } from '../roles/require-rank';
import { reverseDecision } from './restore-content';
import { finishUndoMs, undoMs } from '../decisions/hidden-decisions-repository';

/** Items per transaction, which locks all of them. */
const batchSize = 100;

const { batchUsed } = moderationMessages;

type ModeratorServices = Pick<Services, 'db' | 'adminId' | 'site' | 'change' | 'now'>;

/** A member, and the moderator who decides about them. */
interface ModeratedMember {
  memberId: string;
  moderatorId: string;
}

const requireMayRemove = (
  services: Pick<Services, 'db' | 'adminId'>,
  moderatorId: string,
  db = services.db,
) => requirePermission(services, moderatorId, 'remove all content of a member', { db });

/** @throws 404 */
async function requireMemberExists({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  if (!(await findProfile(db, id))) throw notFound(moderationMessages.noMember);
}

/** A member's content of the last day. One row more than `limit` if there is more. */
export async function previewRecent(
  services: ModeratorServices,
  {
    memberId,
    moderatorId,
    after,
    limit,
  }: ModeratedMember & { after: TimePosition | undefined; limit: number },
): Promise<RecentCount & { rows: RecentRow[] }> {
  await requireMayRemove(services, moderatorId);
  await requireMemberExists(services, memberId);
  const until = services.now();
  const request = { memberId, since: new Date(until.getTime() - dayMs), until };
  const [rows, count] = await Promise.all([
    listRecent(services.db, { ...request, after, limit: limit + 1 }),
    countRecent(services.db, request),
  ]);
  return { rows, ...count };
}

export interface RecentRemoval extends ModeratedMember {
  batchId: string;
  reason: ReportReason;
  note?: string | undefined;
  /** Time of the moderator's list. */
  until: Date;
}

/**
 * Removes the newest items with a decision each, so that the member can appeal them one by one.
 * @throws 409 for the batch of another removal, and for one that can no longer be undone.
 */
export async function removeRecent(
  services: ModeratorServices,
  { memberId, moderatorId, batchId, reason, note, until }: RecentRemoval,
): Promise<{ changed: number; remaining: number }> {
  await requireMayRemove(services, moderatorId);
  await requireMemberExists(services, memberId);
  const now = services.now();
  const request = { memberId, since: new Date(now.getTime() - dayMs), until };
  return services.change(async (unit) => {
    if (memberId !== moderatorId) await requireRank(services, unit.transaction, { moderatorId, memberId });
    const last = await lockBatchEnd(unit.transaction, batchId);
    if (last && !isPartOf(last, { memberId, moderatorId }, now))
      throw conflict(batchUsed, { field: 'batch', message: batchUsed });
    const rows = await listRecent(unit.transaction, { ...request, limit: batchSize });
    await lockPostsOf(
      unit,
      rows.flatMap(({ post_id }) => post_id ?? []),
    );
    await requireMayRemove(services, moderatorId, unit.transaction);
    let changed = 0;
    for (const { kind, id } of rows) {
      if (!(await isVisible(unit, kind, id))) continue;
      const decision = { kind: 'remove' as const, target: { kind, id }, moderatorId, reason, note, batchId };
      await decideContent(services, unit, decision, now);
      changed += 1;
    }
    const { total: remaining } = await countRecent(unit.transaction, request);
    return { changed, remaining };
  });
}

const isPartOf = (last: DecisionRow, { memberId, moderatorId }: ModeratedMember, now: Date): boolean =>
  last.member_id === memberId &&
  last.moderator_id === moderatorId &&
  now.getTime() - last.decided_on.getTime() <= undoMs;

/** Skips items deleted or removed meanwhile. */
async function isVisible(unit: UnitOfWork, kind: RecentRow['kind'], id: string): Promise<boolean> {
  const content = await lockContentIfExists(unit, { kind, id });
  return content !== undefined && content.hidden !== 'removed';
}

/**
 * @throws 404 for another moderator's batch, 409 a minute after its last decision, or ten if the first part was undone
 * within the minute.
 */
export async function undoBatch(
  services: ModeratorServices,
  { batchId, moderatorId }: { batchId: string; moderatorId: string },
): Promise<{ changed: number; remaining: number }> {
  const now = services.now();
  return services.change(async (unit) => {
    const decisions = await lockBatch(unit.transaction, batchId, moderatorId);
    const inForce = decisions.filter(({ state }) => state === 'decided');
    const part = inForce.slice(0, batchSize);
    await lockPostsOf(unit, await findPostsOf(unit, part));
    await requireMayRemove(services, moderatorId, unit.transaction);
    if (decisions.length === 0) throw notFound(moderationMessages.noBatch);
    if (inForce.length > 0 && !canUndo(decisions, now)) throw conflict(moderationMessages.undoExpired);
    for (const decision of part)
      await reverseDecision(unit, decision, { userId: moderatorId, now, isUndo: true });
    return { changed: part.length, remaining: inForce.length - part.length };
  });
}

/** @param decisions Of a batch, newest first. */
function canUndo(decisions: readonly DecisionRow[], now: Date): boolean {
  const decidedOn = decisions[0]?.decided_on.getTime() ?? 0;
  const isWithin = (time: Date, ms: number) => time.getTime() - decidedOn <= ms;
  const restored = decisions.filter(
    ({ state, reviewed_on }) => state === 'restored' && reviewed_on && isWithin(reviewed_on, undoMs),
  );
  // An unfinished undo has restored a whole part. Fewer were restored one by one.
  return isWithin(now, restored.length >= batchSize ? finishUndoMs : undoMs);
}

async function findPostsOf(
  { transaction }: UnitOfWork,
  decisions: readonly Pick<DecisionRow, 'target_kind' | 'target_id'>[],
): Promise<string[]> {
  const idsOf = (kind: DecisionRow['target_kind']) =>
    decisions.flatMap(({ target_kind, target_id }) => (target_kind === kind ? target_id : []));
  const ofComments = await Promise.all(idsOf('comment').map((id) => findPostOfComment(transaction, id)));
  return [...idsOf('post'), ...ofComments.flatMap((id) => id ?? [])];
}

export const serialiseRecent = (row: RecentRow): components['schemas']['RecentContent'] => ({
  kind: row.kind,
  _id: row.id,
  text: truncateBody(row.text),
  ...(row.zone !== null && { zone: row.zone }),
  ...(row.post_id !== null && { postId: row.post_id }),
  writtenOn: row.written_on.toISOString(),
});
