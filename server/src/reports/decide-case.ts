import { badFields, conflict, forbidden } from '../errors';
import { isConcerned } from '../moderation/permissions';
import type { Services } from '../services';
import { closeCase, findNewestDecision } from './cases-repository';
import { lockFreeCase } from './claim-case';
import { deciders, type CaseDecision } from './deciders';
import { possibleDecisions } from './describe-case';
import { reportMessages } from './messages';
import { requireCase } from './read-case';
import { findTarget } from './things-repository';
import { decideReports } from './reports-repository';

/** @throws 409 when the case is not at `version`, or another moderator has claimed or decided it. */
export async function decideCase(
  services: Services,
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
  const { row: seen, roles } = await requireCase(services, { caseId, userId });
  if (isConcerned(seen.member_id, { roles, userId })) throw forbidden(reportMessages.ownCase);
  await services.change(async (unit) => {
    const { transaction, outcome } = unit;
    const row = await lockFreeCase(unit, { caseId, userId, now: services.now() });
    if (row.version !== version) throw conflict(reportMessages.changed);
    const target = { kind: row.target_kind, id: row.target_id };
    const thing = await findTarget(transaction, target);
    const decider = deciders[decision.kind];
    if (!possibleDecisions(row, { roles, userId }, thing).includes(decision.kind)) {
      throw badFields({ field: 'kind', message: reportMessages.notPossible });
    }
    // Use cases that begin a transaction of their own join this one.
    const joined: Services = { ...services, db: transaction, change: (work) => work(unit) };
    await decider.run(joined, unit, { row, decision: { ...decision, moderatorId: userId } });

    const decisionId = await findNewestDecision(transaction, {
      targetId: row.target_id,
      memberId: row.member_id,
      moderatorId: userId,
    });
    if (decisionId === undefined) throw new Error(`Nothing recorded the decision "${decision.kind}".`);
    // Some decisions have closed it themselves.
    const closed = await closeCase(transaction, {
      targetId: row.target_id,
      decisionId,
      now: services.now(),
    });
    if (closed) await decideReports(transaction, row.id, decisionId);
    outcome.changedCases.push({ id: row.id, zone: row.zone });
  });
}
