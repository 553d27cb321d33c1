import type { components } from '@alphazone/client';

import { listAround } from '../chat/chat-repository';
import { serialiseMessage } from '../chat/serialise-message';
import { forbidden, notFound } from '../errors';
import { requirePermission, requireStaff } from '../moderation/roles/require-permission';
import { isConcerned, type Roles } from '../moderation/roles/permissions';
import type { Services } from '../services';
import { findCase, readMemberRecord, type ListedCase } from './cases-repository';
import { describeOne } from './describe-case';
import { reportMessages } from './messages';
import { listReports } from './reports-repository';
import { serialiseCaseReport, serialiseRecord } from './serialise-case';

type ReadServices = Pick<Services, 'db' | 'adminId' | 'now'>;

const maxReports = 50;
const messagesAround = 2;

/** @throws 404 if unknown, 403 outside the caller's zones. */
export async function requireCase(
  services: ReadServices,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<{ row: ListedCase; roles: Roles }> {
  const roles = await requireStaff(services, userId);
  const row = await findCase(services.db, caseId);
  if (!row) throw notFound(reportMessages.noCase);
  await requirePermission(services, userId, 'handle reports', { zone: row.zone ?? undefined });
  return { row, roles };
}

/** @throws like `requireCase`, and 403 for the member concerned. */
export async function requireCaseOfOthers(
  services: ReadServices,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<ListedCase> {
  const { row, roles } = await requireCase(services, { caseId, userId });
  if (isConcerned(row.member_id, { roles, userId })) throw forbidden(reportMessages.ownCase);
  return row;
}

export async function describeCase(
  services: ReadServices,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<components['schemas']['Case']> {
  const { row, roles } = await requireCase(services, { caseId, userId });
  return describeOne(services, { roles, userId }, row);
}

export async function readCase(
  services: ReadServices,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<components['schemas']['CaseDetails']> {
  const { db } = services;
  const { row, roles } = await requireCase(services, { caseId, userId });
  const [described, reports, record, chat] = await Promise.all([
    describeOne(services, { roles, userId }, row),
    isConcerned(row.member_id, { roles, userId }) ? [] : listReports(db, row.id, maxReports),
    readMemberRecord(db, row.member_id),
    row.target_kind === 'chat message' ? listAround(db, row.target_id, messagesAround) : undefined,
  ]);
  return {
    case: described,
    reports: reports.map(serialiseCaseReport),
    record: serialiseRecord(record),
    ...(chat && { chat: chat.map(serialiseMessage) }),
  };
}
