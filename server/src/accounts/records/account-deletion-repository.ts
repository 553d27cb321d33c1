import { sql, type UpdateObject } from 'kysely';

import { isListedSql } from '../../comments/listed-repository';
import type { DatabaseTransaction } from '../../database/database';
import type { Tables } from '../../database/tables';
import type { MemberRecords } from './member-records';
import { emptyProfile } from '../profiles/profile-fields';

/** Preserves the counts of the remaining content. */
export const deletedUser = (userId: string, name: string) =>
  ({
    ...emptyProfile,
    name,
    email: null,
    email_verified_on: null,
    mails_notices: false,
    password_hash: null,
    // Longer than a valid code, so that no sign-up can use it.
    referral_code: userId,
    referred_by: null,
    xp: 0,
    streak_days: 0,
    streak_day: null,
    ban_id: null,
    silence_id: null,
    approval_asked_on: null,
    deleted_on: sql<Date>`now()`,
    posts_count: sql<number>`(select count(*)::int from posts where author_id = users.id and hidden is null)`,
    comments_count: sql<number>`(select count(*)::int from comments where user_id = users.id and ${sql.raw(isListedSql)})`,
    likes_given_count: sql<number>`(select count(*)::int from votes where user_id = users.id and value = 1)`,
  }) satisfies UpdateObject<Tables, 'users'>;

/** @param name Shown as the author of the remaining content. */
export async function storeDeletedUser(
  transaction: DatabaseTransaction,
  userId: string,
  name: string,
): Promise<void> {
  await transaction.updateTable('users').set(deletedUser(userId, name)).where('id', '=', userId).execute();
}

export async function deleteRecords(
  transaction: DatabaseTransaction,
  { table, member }: Pick<MemberRecords, 'table' | 'member'>,
  userId: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(member)} = ${userId}`.execute(transaction);
}
