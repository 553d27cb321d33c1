import { lockMember } from '../accounts/accounts-repository';
import { badFields, conflict } from '../errors';
import { lockContentIfExists, lockPicture } from '../moderation/content/lock-content';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { closeCase, storeClaim, type CaseRow } from './cases-repository';
import { lockFreeCase } from './claim-case';
import { deciders, type CaseDecision, type DeciderServices } from './deciders';
import { possibleDecisions } from './describe-case';
import { reportMessages } from './messages';
import { requireCaseOfOthers } from './read-case';
import { findThings } from './things-repository';
import { decideReports } from './reports-repository';

/** @throws 409 when the case is not at `version`, or another moderator has claimed or decided it. */
export async function decideCase(
  services: DeciderServices & Pick<Services, 'change'>,
  {
    caseId,
    userId,
    version,
    decision,
  }: {
    caseId: string;
    userId: string;
    version: number;
    decision: Omit<CaseDecision, 'moderatorId'>;
  },
): Promise<void> {
  const seen = await requireCaseOfOthers(services, { caseId, userId });
  await services.change(async (unit) => {
    const { transaction, outcome } = unit;
    await lockSubject(unit, seen);
    const { row, roles } = await lockFreeCase(services, unit, { caseId, userId });
    if (!isSeen(row, { version, userId })) throw conflict(reportMessages.changed);
    const target = { kind: row.target_kind, id: row.target_id };
    // For a comment, says whether it is hidden itself: its post may be hidden for another reason.
    const thing = (await findThings(transaction, [target])).get(target.id);
    if (!possibleDecisions({ ...seen, ...row }, { roles, userId }, thing).includes(decision.kind)) {
      throw badFields({ field: 'kind', message: reportMessages.notPossible });
    }
    const { id: decisionId } = await deciders[decision.kind].run(services, unit, {
      row,
      decision: { ...decision, moderatorId: userId },
    });
    // After a decision about its author, held content still waits for one.
    if (thing?.hidden === 'held' && !deciders[decision.kind].needsThing)
      await storeClaim(transaction, row.id, undefined);
    else {
      // Some decisions close it themselves.
      const closed = await closeCase(transaction, {
        targetId: row.target_id,
        decisionId,
        now: services.now(),
      });
      if (closed) await decideReports(transaction, row.id, decisionId);
    }
    outcome.changedCases.push({ id: row.id, zone: row.zone });
  });
}

/** The moderator's own claim, the last change of a claimed case, does not count as an unseen change. */
const isSeen = (row: CaseRow, { version, userId }: { version: number; userId: string }) =>
  row.version === version || (row.claimed_by === userId && row.version === version + 1);

/** Locks what decisions change, in the order of docs/architecture.md: the case comes last. */
async function lockSubject(
  unit: UnitOfWork,
  { target_kind: kind, target_id: id, member_id: memberId }: CaseRow,
): Promise<void> {
  const { transaction } = unit;
  if (kind === 'picture') await lockPicture(unit, id);
  else if (kind !== 'member') await lockContentIfExists(unit, { kind, id });
  await lockMember(transaction, memberId);
}
