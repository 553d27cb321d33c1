import type { User } from '@alphazone/client';

import { notFound } from '../errors';
import { findProgress } from '../gamification/progress-repository';
import { messages } from '../messages';
import type { Services } from '../services';
import { findProfile } from './accounts-repository';
import { serialiseProfile } from './serialise-user';

export async function loadProfile(
  { db, site, now }: Pick<Services, 'db' | 'site' | 'now'>,
  id: string,
  isOwn: boolean,
): Promise<User> {
  const profile = await findProfile(db, id);
  if (!profile) throw notFound(messages.noUser);
  const progress = await findProgress(db, id);
  return serialiseProfile(profile, progress, { isOwn, now: now(), taskLinks: site.tasks });
}
