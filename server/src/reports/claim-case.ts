import { conflict, notFound } from '../errors';
import type { Roles } from '../moderation/roles/permissions';
import { requirePermission } from '../moderation/roles/require-permission';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { findCase, lockCase, storeClaim, type CaseRow } from './cases-repository';
import { reportMessages } from './messages';
import { requireCase, requireCaseOfOthers } from './read-case';
import { isClaimed } from './reports-rules';

type ClaimServices = Pick<Services, 'db' | 'change' | 'adminId' | 'now'>;
interface Claim {
  caseId: string;
  userId: string;
}

/** @throws 403 for the member concerned, 409 when it is decided, or another moderator has claimed it. */
export async function claimCase(services: ClaimServices, { caseId, userId }: Claim): Promise<void> {
  await requireCaseOfOthers(services, { caseId, userId });
  await services.change(async (unit) => {
    const { row } = await lockFreeCase(services, unit, { caseId, userId });
    const isExtended = row.claimed_by === userId;
    await storeClaim(unit.transaction, caseId, { by: userId, on: services.now(), isExtended });
    if (!isExtended) unit.outcome.changedCases.push({ id: caseId, zone: row.zone });
  });
}

export async function releaseCase(services: ClaimServices, { caseId, userId }: Claim): Promise<void> {
  await requireCase(services, { caseId, userId });
  await services.change(async ({ transaction, outcome }) => {
    const row = await lockCase(transaction, caseId);
    if (row?.claimed_by !== userId) return;
    await storeClaim(transaction, caseId, undefined);
    outcome.changedCases.push({ id: caseId, zone: row.zone });
  });
}

/**
 * @returns The case and the moderator's roles.
 * @throws 403 when the role has been taken meanwhile, 409 with the name of the moderator who has decided or claimed it.
 */
export async function lockFreeCase(
  services: Pick<Services, 'db' | 'adminId' | 'now'>,
  { transaction }: UnitOfWork,
  { caseId, userId }: Claim,
): Promise<{ row: CaseRow; roles: Roles }> {
  const row = await lockCase(transaction, caseId);
  const described = await findCase(transaction, caseId);
  if (!row || !described) throw notFound(reportMessages.noCase);
  if (row.state === 'done') {
    const { moderator_name, decision_kind } = described;
    throw conflict(reportMessages.decided(moderator_name ?? '', decision_kind ?? 'keep'));
  }
  if (row.claimed_by !== userId && isClaimed(row, services.now())) {
    throw conflict(reportMessages.claimed(described.claimer_name ?? ''));
  }
  const zone = row.zone ?? undefined;
  const roles = await requirePermission(services, userId, 'handle reports', { zone, db: transaction });
  return { row, roles };
}
