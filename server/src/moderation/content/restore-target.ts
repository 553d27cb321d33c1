import { conflict } from '../../errors';
import type { UnitOfWork } from '../../outcome/outcome';
import { reopenCaseOf } from '../../reports/close-case-of';
import { moveCases } from '../../reports/move-cases';
import { describeRemoval } from './decide-content';
import { findLatestDecision, type DecisionRow } from '../decisions/decisions-repository';
import { areEqualTags } from './edit-tags';
import { hideContent } from './hide-content';
import { unlockComments } from './lock-comments';
import { lockContentIfExists, type LockedContent, type PostContent } from './lock-content';
import { recordApproval, withdrawApproval } from '../members/record-approval';
import { markPicture } from './remove-picture';
import { restoreSanction } from '../sanctions/restore-sanction';
import { updatePost } from './update-post';

/**
 * Restores the decision's target to its previous state, unless it has changed since or is deleted. The caller
 * changes the decision's state, and requires the permission.
 * @param isUndo Whether content held by a filter is held again. Otherwise the restoration approves it. @default false
 * @throws 409 for the approval of a text that has been removed since.
 */
export async function restoreTarget(
  unit: UnitOfWork,
  decision: DecisionRow,
  { isUndo = false } = {},
): Promise<void> {
  const { kind, target_kind, target_id } = decision;
  if (target_kind === 'member') return restoreSanction(unit, decision);
  if (target_kind === 'picture') {
    if (kind === 'remove') await markPicture(unit, target_id, { isRemoved: false });
    return;
  }
  const content = await lockContentIfExists(unit, { kind: target_kind, id: target_id });
  if (!content) return;
  if (kind === 'remove') return restoreRemoved(unit, decision, content, isUndo);
  if (kind === 'approve') return holdAgain(unit, decision, content);
  if (content.kind !== 'post') return;
  if (kind === 'lock') return unlockComments(unit, content);
  await restorePlace(unit, decision, content);
}

async function restoreRemoved(
  unit: UnitOfWork,
  { before }: DecisionRow,
  content: LockedContent,
  isUndo: boolean,
): Promise<void> {
  if (content.hidden !== 'removed') return;
  const hiddenBefore = before?.hidden ?? null;
  await hideContent(unit, content, isUndo ? hiddenBefore : null);
  if (hiddenBefore === 'held' && !isUndo) await recordApproval(unit, content);
}

async function holdAgain(unit: UnitOfWork, { id }: DecisionRow, content: LockedContent): Promise<void> {
  // Otherwise restoring the removal later would show the text without an approval.
  if (content.hidden === 'removed') throw conflict(await describeRemoval(unit, content));
  if (content.hidden !== null) return;
  await hideContent(unit, content, 'held');
  await reopenCaseOf(unit, id, content.id);
  await withdrawApproval(unit, content);
}

/** Restores the zone or the tags of a post. */
async function restorePlace(
  unit: UnitOfWork,
  { id, kind, before }: DecisionRow,
  content: PostContent,
): Promise<void> {
  // A later decision may have set the same zone or tags.
  if ((await findLatestDecision(unit.transaction, content.id, kind))?.id !== id) return;
  const { zone, tags, to } = before ?? {};
  if (kind === 'move' && zone !== undefined && content.zone === to) {
    await updatePost(unit, content.post, { category: zone });
    await moveCases(unit, content.id, { from: content.zone, to: zone });
  }
  if (kind === 'edit tags' && tags && Array.isArray(to) && areEqualTags(content.tags, to))
    await updatePost(unit, content.post, { tags });
}

/** Previous zone of a moved post. */
export const zoneBefore = (decision: Pick<DecisionRow, 'before'>): string | undefined =>
  decision.before?.zone;
