import { maskSecrets } from '@alphazone/client/secrets';

import type { BeforeDecision, DecisionKind, ReportReason, ReportTarget } from '../../database/column-types';
import { newId } from '../../database/ids';
import type { UnitOfWork } from '../../outcome/outcome';
import { closeCaseOf } from '../../reports/close-case-of';
import { insertAuditEntry } from '../audit/audit-log-repository';
import { insertDecision, type DecisionRow } from './decisions-repository';
import { isSilent } from './hidden-decisions-repository';
import { notifyOfDecision } from './notify-of-decision';

export interface NewDecision {
  /** @default a new one */
  id?: string | undefined;
  kind: DecisionKind;
  target: { kind: ReportTarget; id: string };
  /** Of the target, where it has one. */
  zone?: string | undefined;
  /** The member concerned: the author, or the target. */
  memberId: string;
  moderatorId: string;
  reason: ReportReason;
  /** For the member. Plain text. */
  note?: string | undefined;
  /** Data to restore the target. */
  before?: BeforeDecision | undefined;
  /** Id of a bulk decision. */
  batchId?: string | undefined;
  /** Undefined: permanent. */
  endsOn?: Date | undefined;
}

/** Records the decision, writes the audit log and notifies the member. The caller changes the target. */
export async function decide(unit: UnitOfWork, decision: NewDecision, now: Date): Promise<DecisionRow> {
  const { transaction } = unit;
  const { kind, target, memberId, moderatorId, reason, before, endsOn } = decision;
  const row = await insertDecision(transaction, {
    id: decision.id ?? newId(),
    kind,
    target_kind: target.kind,
    target_id: target.id,
    zone: decision.zone ?? null,
    member_id: memberId,
    moderator_id: moderatorId,
    reason,
    note: maskSecrets(decision.note ?? ''),
    before: before ? JSON.stringify(before) : null,
    state: 'decided',
    decided_on: now,
    ends_on: endsOn ?? null,
    batch_id: decision.batchId ?? null,
  });
  await insertAuditEntry(
    transaction,
    {
      actorId: moderatorId,
      action: `${kind} ${target.kind}`,
      targetKind: target.kind,
      targetId: target.id,
      memberId,
      details: { decision: row.id, reason, until: endsOn?.toISOString() ?? null },
    },
    now,
  );
  await closeCaseOf(unit, { kind, targetId: target.id, decisionId: row.id }, now);
  if (!isSilent(kind) && memberId !== moderatorId)
    await notifyOfDecision(unit, { userId: memberId, decisionId: row.id, subject: kind });
  return row;
}
