import { sql, type SelectQueryBuilder } from 'kysely';

import { openCursor, type Cursor } from '../database/cursor';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import type { TimePosition } from '../database/time-position';
import type { NewUser, Tables, UserRow } from '../database/tables';
import type { TokenOwner } from './sessions/callers-repository';
import {
  selectAwaitsApproval,
  selectBan,
  selectSilence,
} from '../moderation/sanctions/sanction-columns-repository';
import type { Member } from './member';
import { profileColumns, type StoredChanges } from './profiles/profile-fields';

export type Profile = Omit<
  UserRow,
  | 'email'
  | 'email_verified_on'
  | 'mails_notices'
  | 'password_hash'
  | 'referred_by'
  | 'token_version'
  | 'deleted_on'
  | 'ban_id'
  | 'silence_id'
  | 'approval_asked_on'
> & {
  streak_day: string | null;
  referrer_name: string | null;
  referred_count: number;
};

export type UserSearchRow = Pick<UserRow, 'id' | 'name' | 'username' | 'picture_url'>;

const publicColumns = [
  ...profileColumns.map((column) => `users.${column}` as const),
  'users.id',
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
    sql<string | null>`(
      select r.name from users r where r.id = users.referred_by and r.approval_asked_on is null
    )`.as('referrer_name'),
    sql<number>`coalesce((select referred from referral_counts where user_id = users.id), 0)`.as(
      'referred_count',
    ),
  ]);
}

export async function findMember(
  db: DatabaseReader,
  { userId, version, sessionId }: TokenOwner,
): Promise<Member | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'picture_url as pictureUrl',
      selectBan.as('ban'),
      selectSilence.as('silence'),
      selectAwaitsApproval.as('awaitsApproval'),
    ])
    .where('id', '=', userId)
    .where('token_version', '=', (eb) =>
      sessionId === undefined
        ? eb.val(version)
        : eb
            .selectFrom('sessions')
            .select('sessions.token_version')
            .where('sessions.id', '=', sessionId)
            .where('sessions.user_id', '=', userId),
    )
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
}

/** Ignores applicants' codes. */
export async function findUserIdByReferralCode(
  db: DatabaseReader,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code)
    .where('deleted_on', 'is', null)
    .where('approval_asked_on', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function isUsernameTaken(db: DatabaseReader, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the account from being deleted until the commit. @returns Whether it exists. */
export async function lockMember(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  const member = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_on', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return member !== undefined;
}

/** Like `lockMember`, but with shared locks. */
export async function lockMembersToRead(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forShare()
    .execute();
}

/** @throws A unique violation when the email, the username or the referral code is taken. */
export async function insertUser(transaction: DatabaseTransaction, user: NewUser): Promise<void> {
  await transaction.insertInto('users').values(user).execute();
}

export async function findProfile(
  db: DatabaseReader,
  id: string,
): Promise<(Profile & { awaitsApproval: boolean }) | undefined> {
  if (!isId(id)) return undefined;
  return withComputed(
    db.selectFrom('users').select([...publicColumns, selectAwaitsApproval.as('awaitsApproval')]),
  )
    .where('users.id', '=', id)
    .where('users.deleted_on', 'is', null)
    .executeTakeFirst();
}

/** Oldest first, without applicants. */
const profiles = (db: DatabaseReader) =>
  withComputed(db.selectFrom('users').select(publicColumns))
    .where('users.deleted_on', 'is', null)
    .where('users.approval_asked_on', 'is', null)
    .orderBy('joined_on')
    .orderBy('id');

export const openProfiles = (snapshot: DatabaseReader): Promise<Cursor<Profile>> =>
  openCursor(snapshot, profiles(snapshot));

export async function listProfiles(
  db: DatabaseReader,
  limit: number,
  after?: TimePosition,
): Promise<Profile[]> {
  let query = profiles(db);
  if (after) query = query.where(sql<boolean>`(joined_on, id) > (${after.on}, ${after.id}::uuid)`);
  return query.limit(limit).execute();
}

export async function countUsers(db: DatabaseReader): Promise<number> {
  const row = await db.selectFrom('member_count').select('members').executeTakeFirst();
  return row?.members ?? 0;
}

/** @returns The number of profiles, without applicants. */
export async function countProfiles(db: DatabaseReader): Promise<number> {
  const [all, { waiting }] = await Promise.all([
    countUsers(db),
    db
      .selectFrom('users')
      .select(sql<number>`count(*)::int`.as('waiting'))
      .where('approval_asked_on', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return all - waiting;
}

export async function updateUser(
  transaction: DatabaseTransaction,
  userId: string,
  { social_links: links, ...changes }: StoredChanges,
): Promise<void> {
  const columns = {
    ...changes,
    ...(links && { social_links: sql<string>`social_links || ${JSON.stringify(links)}::jsonb` }),
  };
  if (Object.keys(columns).length === 0) return;
  await transaction.updateTable('users').set(columns).where('id', '=', userId).execute();
}
