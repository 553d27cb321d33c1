import { sql } from 'kysely';

import { lockMember, type UserSearchRow } from '../accounts/accounts-repository';
import type { Database, DatabaseReader, DatabaseTransaction } from '../database/database';
import type { TimePosition } from '../database/time-position';
import { isBannedSql } from '../moderation/sanctions/sanction-columns-repository';

export interface ApplicantRow extends UserSearchRow {
  asked_on: Date;
  is_verified: boolean;
  referred_by: string | null;
}

/** A refused applicant is banned, and is pending again when the ban ends. */
const isNotBanned = sql<boolean>`not ${sql.raw(isBannedSql)}`;

/** Oldest first. */
export async function listApplicants(
  db: DatabaseReader,
  limit: number,
  after?: TimePosition,
): Promise<ApplicantRow[]> {
  let query = db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'username',
      'picture_url',
      'referred_by',
      sql<Date>`approval_asked_on`.as('asked_on'),
      sql<boolean>`email_verified_on is not null`.as('is_verified'),
    ])
    .where('approval_asked_on', 'is not', null)
    .where(isNotBanned)
    .orderBy('approval_asked_on')
    .orderBy('id')
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(approval_asked_on, id) > (${after.on}, ${after.id}::uuid)`);
  return query.execute();
}

/** Locks the applicant, so that only one decision succeeds. @returns Undefined for other members. */
export async function findApplicant(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<{ email: string | null } | undefined> {
  if (!(await lockMember(transaction, userId))) return undefined;
  return transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('approval_asked_on', 'is not', null)
    .where(isNotBanned)
    .executeTakeFirst();
}

export async function storeApproved(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction.updateTable('users').set({ approval_asked_on: null }).where('id', '=', userId).execute();
}

/** For the administrator of the server settings, who may have signed up as an applicant. */
export async function approveAdministrator(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ approval_asked_on: null })
    .where('id', '=', userId)
    .where('approval_asked_on', 'is not', null)
    .execute();
}
