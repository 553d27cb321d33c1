import { sql, type Transaction, type UpdateObject } from 'kysely';

import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { messages } from '../messages';
import { removeEmptyVoteEntries } from '../notifications/store-notifications';
import { countColumns, removePosts, type PostCountsRow } from '../posts/change-post';
import { memberRecords } from './member-records';

/** What everybody else must hear of once an account is deleted. */
export interface AccountDeletion {
  /** Ids of the posts that went with it. */
  removedPosts: readonly string[];
  /** Posts of others whose counts changed. */
  changedPosts: readonly PostCountsRow[];
}

/**
 * Deletes an account. Everything personal goes at once; a nameless row stays, so that what others said to
 * the member keeps its place. docs/decisions/0010-deleting-an-account.md says why.
 *
 * @param content What becomes of posts, comments, votes and chat messages.
 */
export function deleteAccount(
  db: Database,
  userId: string,
  content: 'keep' | 'delete',
): Promise<AccountDeletion> {
  return db.transaction().execute(async (transaction) => {
    // Posts before users: see `lockPost`.
    const deletion =
      content === 'delete'
        ? await removeContent(transaction, userId)
        : { removedPosts: [], changedPosts: [] };
    await makeNameless(transaction, userId);
    for (const { table, member, onDeletion } of memberRecords) {
      if (onDeletion !== 'delete') continue;
      await sql`delete from ${sql.table(table)} where ${sql.ref(member)} = ${userId}`.execute(transaction);
    }
    return deletion;
  });
}

async function makeNameless(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.updateTable('users').set(namelessUser(userId)).where('id', '=', userId).execute();
}

/** What the row of a deleted member says: nothing of the member, and counts of what is left. */
export const namelessUser = (userId: string) =>
  ({
    name: messages.deletedMember,
    username: null,
    email: null,
    password_hash: null,
    about: '',
    tags: [],
    picture_url: null,
    social_links: '{}',
    // Longer than any code that can be entered.
    referral_code: userId,
    referred_by: null,
    xp: 0,
    streak_days: 0,
    streak_day: null,
    token_version: sql<number>`token_version + 1`,
    deleted_on: sql<Date>`now()`,
    posts_count: sql<number>`(select count(*)::int from posts where author_id = users.id)`,
    comments_count: sql<number>`(select count(*)::int from comments where user_id = users.id)`,
    likes_given_count: sql<number>`(select count(*)::int from votes where user_id = users.id and value = 1)`,
  }) satisfies UpdateObject<Tables, 'users'>;

/** Takes the member's posts, comments, votes and chat messages away, and out of everybody's counts. */
async function removeContent(transaction: Transaction<Tables>, userId: string): Promise<AccountDeletion> {
  const { rows: touched } = await sql<{ id: string; author_id: string }>`
    select id, author_id from posts
    where author_id = ${userId}
      or id in (select post_id from votes where user_id = ${userId})
      or id in (select post_id from comments where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  const removedPosts = touched.filter((post) => post.author_id === userId).map(({ id }) => id);
  const others = touched.filter((post) => post.author_id !== userId).map(({ id }) => id);

  await sql`
    with gone as (
      delete from votes where user_id = ${userId} and post_id = any(${others}::uuid[]) returning post_id, value
    )
    update posts set
      up_votes = up_votes - (gone.value = 1)::int,
      down_votes = down_votes - (gone.value = -1)::int
    from gone where posts.id = gone.post_id`.execute(transaction);
  await sql`
    with gone as (
      delete from comments where user_id = ${userId} and post_id = any(${others}::uuid[]) returning post_id
    )
    update posts set comment_count = comment_count - counted.comments
    from (select post_id, count(*)::int as comments from gone group by post_id) as counted
    where posts.id = counted.post_id`.execute(transaction);
  await removePosts(transaction, removedPosts);
  for (const id of others) await removeEmptyVoteEntries(transaction, id);
  await transaction.deleteFrom('chat_messages').where('user_id', '=', userId).execute();

  const changedPosts =
    others.length === 0
      ? []
      : await transaction.selectFrom('posts').select(countColumns).where('id', 'in', others).execute();
  return { removedPosts, changedPosts };
}
