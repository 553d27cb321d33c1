import { isId } from '../database/ids';
import type { ReportReason } from '../database/column-types';
import { notFound } from '../errors';
import { insertMail } from '../mail/mails-repository';
import { insertAuditEntry } from '../moderation/audit/audit-log-repository';
import { notifyOfAccountChange } from '../moderation/members/notify-of-account-change';
import { requirePermission } from '../moderation/roles/require-permission';
import { sanctionWithin } from '../moderation/sanctions/sanction-member';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import { findApplicant, storeApproved } from './applicants-repository';
import { signUpMessages } from './messages';

type ApplicantServices = Pick<Services, 'db' | 'change' | 'adminId' | 'now' | 'mail'>;

export async function approveSignUp(
  services: ApplicantServices,
  moderatorId: string,
  memberId: string,
): Promise<void> {
  await services.change(async (unit) => {
    const email = await requireApplicant(services, unit, { moderatorId, memberId });
    await storeApproved(unit.transaction, memberId);
    await recordDecision(unit, 'approve sign-up', { moderatorId, memberId }, services.now());
    await notifyOfAccountChange(unit, memberId, 'approved');
    if (email !== null)
      await insertMail(unit.transaction, { kind: 'sign-up approved', recipient: email, userId: memberId });
  }, services.mail.wake);
}

export interface Refusal {
  memberId: string;
  reason: ReportReason;
  note?: string | undefined;
}

/** Bans the applicant permanently. They can read the reason, appeal, and delete the account; other members never see them. */
export async function refuseSignUp(
  services: ApplicantServices,
  moderatorId: string,
  { memberId, reason, note = '' }: Refusal,
): Promise<void> {
  await services.change(async (unit) => {
    const email = await requireApplicant(services, unit, { moderatorId, memberId });
    await recordDecision(unit, 'refuse sign-up', { moderatorId, memberId }, services.now());
    await sanctionWithin(services, unit, moderatorId, { memberId, kind: 'ban', reason, note });
    if (email !== null)
      await insertMail(unit.transaction, {
        kind: 'sign-up refused',
        recipient: email,
        userId: memberId,
        data: { reason, note },
      });
  }, services.mail.wake);
}

/** @throws 403 without permission, 404 when another moderator has decided. @returns The applicant's address. */
async function requireApplicant(
  services: ApplicantServices,
  { transaction }: UnitOfWork,
  { moderatorId, memberId }: { moderatorId: string; memberId: string },
): Promise<string | null> {
  const applicant = isId(memberId) ? await findApplicant(transaction, memberId) : undefined;
  await requirePermission(services, moderatorId, 'approve sign-ups', { db: transaction });
  if (!applicant) throw notFound(signUpMessages.noApplicant);
  return applicant.email;
}

const recordDecision = (
  { transaction }: UnitOfWork,
  action: string,
  { moderatorId, memberId }: { moderatorId: string; memberId: string },
  now: Date,
): Promise<void> =>
  insertAuditEntry(
    transaction,
    { actorId: moderatorId, action, targetKind: 'member', targetId: memberId, memberId },
    now,
  );
