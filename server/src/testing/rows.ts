import { insertUser } from '../accounts/accounts-repository';
import { recordActivity } from '../activity/record-activity';
import { insertPost } from '../posts/posts-repository';
import type { Database } from '../database/database';
import { newId } from '../database/ids';

/** Stores a member who cannot log in, in no time. @returns the id */
export async function plantMember(db: Database, referredBy: string | null = null): Promise<string> {
  const id = newId();
  await insertUser(db, {
    id,
    name: 'Planted',
    email: `${id}@example.org`,
    password_hash: 'none',
    referral_code: id,
    referred_by: referredBy,
  });
  return id;
}

/** Publishes a post as the member. @returns its id */
export async function plantPost(db: Database, authorId: string, now = new Date()): Promise<string> {
  const id = newId();
  await db.transaction().execute(async (transaction) => {
    await insertPost(transaction, {
      id,
      author_id: authorId,
      title: 'Planted',
      body: 'Planted',
      category: 'Memes',
      tags: ['planted'],
      media: '[]',
      posted_on: now,
    });
    const activity = { kind: 'post created', actorId: authorId, postId: id, body: 'Planted' } as const;
    await recordActivity(transaction, activity, now);
  });
  return id;
}
