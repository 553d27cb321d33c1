import type { User } from '@alphazone/client';

import { notFound } from '../../errors';
import { findProgress } from '../../gamification/progress-repository';
import { messages } from '../../messages';
import { findRoles } from '../../moderation/roles/find-roles';
import { may } from '../../moderation/roles/permissions';
import type { Services } from '../../services';
import { findProfile } from '../accounts-repository';
import { serialiseProfile } from './serialise-user';

/** @throws 404, also for applicants, unless the caller is the applicant or may approve sign-ups. */
export async function loadProfile(
  services: Pick<Services, 'db' | 'site' | 'now' | 'adminId'>,
  id: string,
  callerId: string | undefined,
): Promise<User> {
  const { db, site, now } = services;
  const profile = await findProfile(db, id);
  const isOwn = callerId === id;
  if (!profile || (profile.awaitsApproval && !isOwn && !(await mayApprove(services, callerId))))
    throw notFound(messages.noUser);
  const progress = await findProgress(db, id);
  return serialiseProfile(profile, progress, { isOwn, now: now(), taskLinks: site.tasks });
}

const mayApprove = async (services: Pick<Services, 'db' | 'adminId'>, callerId: string | undefined) =>
  callerId !== undefined && may(await findRoles(services, callerId), 'approve sign-ups');
