import { sql } from 'kysely';

import type { UserSearchRow } from '../accounts/accounts-repository';
import type { Database, DatabaseReader, DatabaseTransaction } from '../database/database';

export interface ApplicantsPosition {
  askedOn: Date;
  id: string;
}

export interface ApplicantRow extends UserSearchRow {
  asked_on: Date;
  is_verified: boolean;
  referred_by: string | null;
}

/** Oldest first. */
export async function listApplicants(
  db: DatabaseReader,
  limit: number,
  after?: ApplicantsPosition,
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
    .orderBy('approval_asked_on')
    .orderBy('id')
    .limit(limit);
  if (after)
    query = query.where(sql<boolean>`(approval_asked_on, id) > (${after.askedOn}, ${after.id}::uuid)`);
  return query.execute();
}

/** Takes an applicant off the list; only one of concurrent calls gets them. Locks the row. @returns Undefined for other members. */
export async function takeApplicant(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<{ email: string | null } | undefined> {
  return transaction
    .updateTable('users')
    .set({ approval_asked_on: null })
    .where('id', '=', userId)
    .where('approval_asked_on', 'is not', null)
    .where('deleted_on', 'is', null)
    .returning('email')
    .executeTakeFirst();
}

/** For the administrator of the server settings, who may have signed up like everyone else. */
export async function approveAdministrator(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ approval_asked_on: null })
    .where('id', '=', userId)
    .where('approval_asked_on', 'is not', null)
    .execute();
}
