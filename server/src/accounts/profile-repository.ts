import { sql, type Updateable } from 'kysely';

import type { Outcome } from '../activity/activity';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import type { ProfileUpdate } from './profile-rules';
import { profileTags } from './profile-rules';

/** Stores what of a profile is given, with the new picture's address, all or nothing. */
export async function updateProfile(
  db: Database,
  userId: string,
  { update, pictureUrl, now }: { update: ProfileUpdate; pictureUrl: string | undefined; now: Date },
): Promise<Outcome> {
  const { name, username, about, tags, socialLinks, profilePicture } = update;
  const changes: Updateable<Tables['users']> = {
    ...(name !== undefined && { name: name.trim() }),
    ...(username !== undefined && { username: username === '' ? null : username }),
    ...(about !== undefined && { about: about.trim() }),
    ...(tags !== undefined && { tags: profileTags(tags) }),
    ...(profilePicture === '' && { picture_url: null }),
    ...(pictureUrl !== undefined && { picture_url: pictureUrl }),
  };
  return db.transaction().execute(async (transaction) => {
    if (socialLinks !== undefined) {
      await transaction
        .updateTable('users')
        .set({ social_links: sql`social_links || ${JSON.stringify(socialLinks)}::jsonb` })
        .where('id', '=', userId)
        .execute();
    }
    if (Object.keys(changes).length > 0) {
      await transaction.updateTable('users').set(changes).where('id', '=', userId).execute();
    }
    return recordActivity(transaction, { kind: 'profile changed', actorId: userId }, now);
  });
}
