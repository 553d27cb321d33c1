import { sql, type SelectQueryBuilder } from 'kysely';

import type { Member } from '../contract/handlers';
import type { Database } from '../database/database';
import { isId } from '../database/ids';
import type { NewUser, Tables, UserRow } from '../database/tables';

/** A user as profiles show it; nothing secret is read. */
export type Profile = Omit<
  UserRow,
  'email' | 'password_hash' | 'referred_by' | 'token_version' | 'deleted_on'
> & {
  /** Last day of the streak. */
  streak_day: string | null;
  referrer_name: string | null;
  referred_count: number;
};

export type UserSearchRow = Pick<UserRow, 'id' | 'name' | 'username' | 'picture_url'>;

/** Where a page of users begins. */
export interface UsersPosition {
  joinedOn: Date;
  id: string;
}

const profileColumns = [
  'users.id',
  'users.name',
  'users.username',
  'users.about',
  'users.tags',
  'users.picture_url',
  'users.social_links',
  'users.referral_code',
  'users.posts_count',
  'users.comments_count',
  'users.likes_given_count',
  'users.xp',
  'users.streak_days',
  'users.joined_on',
] as const;

function withComputed<O>(query: SelectQueryBuilder<Tables, 'users', O>) {
  return query.select([
    sql<string | null>`users.streak_day::text`.as('streak_day'),
    sql<string | null>`(select r.name from users r where r.id = users.referred_by)`.as('referrer_name'),
    sql<number>`(select count(*)::int from users r where r.referred_by = users.id)`.as('referred_count'),
  ]);
}

/** The member with this id whose tokens are of this version; undefined when there is none. */
export async function findMember(
  db: Database,
  id: string,
  tokenVersion: number,
): Promise<Member | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'name', 'picture_url as pictureUrl'])
    .where('id', '=', id)
    .where('token_version', '=', tokenVersion)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
}

export async function findUserIdByReferralCode(db: Database, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** @throws A unique violation when the e-mail, the username or the referral code is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function findProfile(db: Database, id: string): Promise<Profile | undefined> {
  if (!isId(id)) return undefined;
  return withComputed(db.selectFrom('users').select(profileColumns))
    .where('users.id', '=', id)
    .where('users.deleted_on', 'is', null)
    .executeTakeFirst();
}

/** Users by joining time, oldest first; all of them when there is no limit. */
export async function listProfiles(db: Database, limit?: number, after?: UsersPosition): Promise<Profile[]> {
  let query = withComputed(db.selectFrom('users').select(profileColumns))
    .where('users.deleted_on', 'is', null)
    .orderBy('joined_on')
    .orderBy('id');
  if (after) query = query.where(sql<boolean>`(joined_on, id) > (${after.joinedOn}, ${after.id}::uuid)`);
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

export async function countUsers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deleted_on', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
