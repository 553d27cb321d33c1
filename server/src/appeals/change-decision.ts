import { lockMember } from '../accounts/accounts-repository';
import { conflict, accountDeleted, notFound } from '../errors';
import { insertAuditEntry } from '../moderation/audit/audit-log-repository';
import { lockDecision, storeDecision, type DecisionRow } from '../moderation/decisions/decisions-repository';
import { moderationMessages } from '../moderation/messages';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { stateAfter, type AppealEvent } from './appeals-rules';
import { appealMessages } from './messages';

export interface DecisionChange {
  decisionId: string;
  userId: string;
  version: number;
}

const actions: Readonly<Record<AppealEvent, string>> = {
  'appeal.submitted': 'appeal decision',
  'review.started': 'review decision',
  'decision.upheld': 'uphold decision',
  'decision.undone': 'restore decision',
};

/**
 * Moves a decision to its next state.
 * @param authorize Throws if the user may not. Called before `work` and after all locks.
 * @param work Changes the target. Returns further changes of the decision.
 * @throws 401 when the account was deleted, 404, 409 for another `version` or an event impossible in its state.
 */
export async function changeDecision(
  { change, now }: Pick<Services, 'change' | 'now'>,
  { decisionId, userId, version }: DecisionChange,
  event: AppealEvent,
  authorize: (row: DecisionRow, unit: UnitOfWork) => Promise<void>,
  work: (row: DecisionRow, unit: UnitOfWork) => Promise<Omit<Parameters<typeof storeDecision>[2], 'state'>>,
): Promise<void> {
  await change(async (unit) => {
    const row = await lockDecision(unit.transaction, decisionId);
    if (!row) throw notFound(moderationMessages.noDecision);
    await authorize(row, unit);
    const changes = await work(row, unit);
    if (row.version !== version) throw conflict(appealMessages.changed);
    const state = stateAfter(row.state, event);
    if (state === undefined) throw conflict(appealMessages.notPossible);
    // After the decision and what `work` locks: the order of docs/architecture.md.
    if (!(await lockMember(unit.transaction, userId))) throw accountDeleted();
    // Again: a role may have been taken while this waited for locks.
    await authorize(row, unit);
    await storeDecision(unit.transaction, row.id, { ...changes, state });
    const { target_kind, target_id, member_id, moderator_id, zone } = row;
    await insertAuditEntry(
      unit.transaction,
      {
        actorId: userId,
        action: actions[event],
        targetKind: target_kind,
        targetId: target_id,
        memberId: member_id,
        details: { decision: row.id },
      },
      now(),
    );
    const userIds = [member_id, moderator_id, userId].filter((id) => id !== null);
    unit.outcome.changedDecisions.push({ id: row.id, zone, userIds: [...new Set(userIds)] });
  });
}
