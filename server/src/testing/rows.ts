import { insertUser } from '../accounts/accounts-repository';
import { addToUserCounts } from '../accounts/profiles/user-counts-repository';
import { recordActivity } from '../activity/record-activity';
import { createChat } from '../chat/chat';
import { announceNothing } from '../outcome/announce';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { lockActors } from '../gamification/gamification-repository';
import { addPosts } from '../posts/change-post';
import { storeAdminId } from '../site/site-repository';
import { perform } from './outcomes';

/** Faster than a sign-up, but without a log-in. @returns The id. */
export async function addMember(db: Database, referredBy: string | null = null): Promise<string> {
  const id = newId();
  const user = {
    id,
    name: 'Planted',
    email: `${id}@example.org`,
    password_hash: 'none',
    referral_code: id,
    referred_by: referredBy,
  };
  await db.transaction().execute((transaction) => insertUser(transaction, user));
  return id;
}

export async function addMemberPost(db: Database, authorId: string, now = new Date()): Promise<string> {
  const id = newId();
  const post = {
    id,
    author_id: authorId,
    title: 'Planted',
    body: 'Planted',
    category: 'Memes',
    tags: ['planted'],
    media: [],
    posted_on: now,
  };
  const activity = { kind: 'post created', actorId: authorId, postId: id, body: post.body } as const;
  await perform(db, ({ change }) =>
    change(async (unit) => {
      await addPosts(unit, [post]);
      await lockActors(unit.transaction, [authorId]);
      await addToUserCounts(unit.transaction, 'posts_count', [{ userId: authorId, count: 1 }]);
      await recordActivity(unit, activity, now);
    }),
  );
  return id;
}

export async function addMessage(db: Database, userId: string, text: string): Promise<void> {
  const stored = await createChat({ db, announce: announceNothing, rateLimits: false }).say(userId, { text });
  if (!stored.ok) throw new Error(stored.message);
}

export const appointAdmin = (db: Database, userId: string): Promise<void> =>
  db.transaction().execute((transaction) => storeAdminId(transaction, userId));
