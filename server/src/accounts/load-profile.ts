import type { User } from '@alphazone/client';

import { notFound } from '../errors';
import { dayOf } from '../gamification/gamification-rules';
import { findProgress } from '../gamification/progress-repository';
import { messages } from '../messages';
import type { Services } from '../services';
import { findProfile } from './accounts-repository';
import { presentProfile } from './present-user';

/**
 * A user as the profile shows it, with achievements and tasks.
 *
 * @param isOwn Does the user look at it?
 * @throws 404 when there is no such user.
 */
export async function loadProfile(
  { db, site, now }: Pick<Services, 'db' | 'site' | 'now'>,
  id: string,
  isOwn: boolean,
): Promise<User> {
  const profile = await findProfile(db, id);
  if (!profile) throw notFound(messages.noUser);
  const progress = await findProgress(db, id);
  return presentProfile(profile, progress, { isOwn, day: dayOf(now()), taskLinks: site.tasks });
}
