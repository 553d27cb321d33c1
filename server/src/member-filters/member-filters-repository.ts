import { sql, type RawBuilder } from 'kysely';

import type { UserSearchRow } from '../accounts/accounts-repository';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { newId } from '../database/ids';

export interface FilterRows {
  blocked: UserSearchRow[];
  words: string[];
  hiddenPosts: string[];
}

/** Condition on two columns: the user blocks the sender. */
export const isBlocked = (
  userId: RawBuilder<unknown>,
  senderId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`
  exists (
    select from member_filters filter where filter.user_id = ${userId} and filter.blocked_id = ${senderId}
  )`;

/** Newest first. */
export async function findFilters(db: DatabaseReader, userId: string): Promise<FilterRows> {
  const rows = await db
    .selectFrom('member_filters')
    .leftJoin('users', 'users.id', 'blocked_id')
    .select(['blocked_id', 'post_id', 'word', 'users.name', 'users.username', 'users.picture_url'])
    .where('user_id', '=', userId)
    .orderBy('member_filters.created_on', 'desc')
    .orderBy('member_filters.id', 'desc')
    .execute();
  return {
    blocked: rows.flatMap(({ blocked_id: id, name, username, picture_url }) =>
      id === null || name === null ? [] : [{ id, name, username, picture_url }],
    ),
    words: rows.flatMap(({ word }) => word ?? []),
    hiddenPosts: rows.flatMap(({ post_id }) => post_id ?? []),
  };
}

export async function countBlocked(db: DatabaseReader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('member_filters')
    .select(sql<number>`count(blocked_id)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deleted users and applicants cannot be blocked. @returns Whether the other user can. */
export async function insertBlock(
  transaction: DatabaseTransaction,
  userId: string,
  blockedId: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with other as (
      select id from users where id = ${blockedId} and deleted_on is null and approval_asked_on is null
      for key share
    ), inserted as (
      insert into member_filters (id, user_id, blocked_id)
      select ${newId()}::uuid, ${userId}::uuid, id from other
      on conflict (user_id, blocked_id) do nothing
    )
    select id from other`.execute(transaction);
  return rows.length > 0;
}

export async function deleteBlock(
  transaction: DatabaseTransaction,
  userId: string,
  blockedId: string,
): Promise<void> {
  await transaction
    .deleteFrom('member_filters')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Deletes other members' blocks of the member. */
export async function deleteBlocksOf(transaction: DatabaseTransaction, blockedId: string): Promise<void> {
  await transaction.deleteFrom('member_filters').where('blocked_id', '=', blockedId).execute();
}

export async function replaceWords(
  transaction: DatabaseTransaction,
  userId: string,
  words: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('member_filters')
    .where('user_id', '=', userId)
    .where('word', 'is not', null)
    .execute();
  if (words.length === 0) return;
  // Ids are in the order of creation, and words are read newest first.
  const rows = words.toReversed().map((word) => ({ id: newId(), user_id: userId, word }));
  await transaction.insertInto('member_filters').values(rows).execute();
}

/** Deletes the oldest ones above the maximum. @returns Whether the post exists for others than its author and moderators. */
export async function insertHiddenPost(
  transaction: DatabaseTransaction,
  { userId, postId, max }: { userId: string; postId: string; max: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with post as (
      select id from posts where id = ${postId} and hidden is null for key share
    ), inserted as (
      insert into member_filters (id, user_id, post_id)
      select ${newId()}::uuid, ${userId}::uuid, id from post
      on conflict (user_id, post_id) do nothing
    )
    select id from post`.execute(transaction);
  await sql`
    delete from member_filters where id in (
      select id from member_filters where user_id = ${userId} and post_id is not null
      order by created_on desc, id desc offset ${max}
    )`.execute(transaction);
  return rows.length > 0;
}

export async function deleteHiddenPost(
  transaction: DatabaseTransaction,
  userId: string,
  postId: string,
): Promise<void> {
  await transaction
    .deleteFrom('member_filters')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .execute();
}

/** @returns The users among them who block the member. */
export async function findBlockersAmong(
  db: DatabaseReader,
  memberId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('member_filters')
    .select('user_id')
    .where('blocked_id', '=', memberId)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
