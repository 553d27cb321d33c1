import { conflict } from '../errors';
import type { UnitOfWork } from '../outcome/outcome';
import { reopenCaseOf } from '../reports/close-case-of';
import { moveCases } from '../reports/move-cases';
import { describeRemoval } from './decide-content';
import { findLatestDecision, type DecisionRow } from './decisions-repository';
import { areEqualTags } from './edit-tags';
import { hideContent } from './hide-content';
import { unlockComments } from './lock-comments';
import { lockContentIfExists, type Target } from './lock-content';
import { recordApproval, withdrawApproval } from './record-approval';
import { showPicture } from './remove-picture';
import { restoreSanction } from './restore-sanction';
import { updatePost } from './update-post';

/**
 * Restores the decision's target to its state before it, unless it has changed or was deleted since. The
 * caller changes the decision's state, and requires the permission.
 * @throws 409 for the approval of a text that has been removed since.
 * @param isUndo Whether content held by a filter becomes pending again. @default false: that approves it
 */
export async function restoreTarget(unit: UnitOfWork, decision: DecisionRow, isUndo = false): Promise<void> {
  const { kind, target_kind, target_id } = decision;
  if (target_kind === 'member') return restoreSanction(unit, decision);
  if (target_kind === 'picture') {
    if (kind === 'remove') await showPicture(unit, target_id, true);
    return;
  }
  const target: Target = { kind: target_kind, id: target_id };
  const content = await lockContentIfExists(unit, target);
  if (!content) return;
  if (kind === 'remove') {
    if (content.hidden !== 'removed') return;
    const before = decision.before?.hidden ?? null;
    await hideContent(unit, content, isUndo ? before : null);
    if (before === 'held' && !isUndo) await recordApproval(unit, content);
    return;
  }
  if (kind === 'approve') {
    // Else the end of the removal would show the text without an approval.
    if (content.hidden === 'removed') throw conflict(await describeRemoval(unit, target));
    if (content.hidden !== null) return;
    await hideContent(unit, content, 'held');
    await reopenCaseOf(unit, decision.id, content.id);
    return withdrawApproval(unit, content);
  }
  if (content.kind !== 'post') return;
  if (kind === 'lock') return unlockComments(unit, content);
  // A later decision may have set the same zone or tags.
  if ((await findLatestDecision(unit.transaction, content.id, kind))?.id !== decision.id) return;
  const { zone, tags, to } = decision.before ?? {};
  const change = {
    ...(kind === 'move' && zone !== undefined && content.zone === to && { category: zone }),
    ...(kind === 'edit tags' && tags && Array.isArray(to) && areEqualTags(content.tags, to) && { tags }),
  };
  if (Object.keys(change).length === 0) return;
  await updatePost(unit, content.post, change);
  if (change.category !== undefined)
    await moveCases(unit, content.id, { from: content.zone, to: change.category });
}

/** Previous zone of a moved post. */
export const zoneBefore = (decision: Pick<DecisionRow, 'before'>): string | undefined =>
  decision.before?.zone;
