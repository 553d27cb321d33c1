import { sql } from 'kysely';

import type { UserSearchRow } from '../accounts/accounts-repository';
import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { TimePosition } from '../database/time-position';

export interface InvitationRow {
  id: string;
  created_on: Date;
  expires_on: Date;
  used_by: string | null;
}

export interface ListedInvitation extends InvitationRow, Pick<UserSearchRow, 'username' | 'picture_url'> {
  /** Of the member who used it. */
  name: string | null;
}

interface ListedRange {
  inviterId: string;
  now: Date;
  limit: number;
  after: TimePosition | undefined;
}

/** Open and used invitations, newest first. */
export async function listInvitations(
  db: DatabaseReader,
  { inviterId, now, limit, after }: ListedRange,
): Promise<ListedInvitation[]> {
  let query = db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'used_by')
    .select([
      'invitations.id',
      'created_on',
      'expires_on',
      'used_by',
      'users.name',
      'users.username',
      'users.picture_url',
    ])
    .where('inviter_id', '=', inviterId)
    .where((eb) => eb.or([eb('expires_on', '>', now), eb('used_by', 'is not', null)]))
    .orderBy('created_on', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(sql<boolean>`(created_on, invitations.id) < (${after.on}, ${after.id}::uuid)`);
  return query.execute();
}

export async function countOpenInvitations(
  transaction: DatabaseTransaction,
  inviterId: string,
  now: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('inviter_id', '=', inviterId)
    .where('used_by', 'is', null)
    .where('expires_on', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertInvitation(
  transaction: DatabaseTransaction,
  invitation: Omit<InvitationRow, 'used_by'> & { inviter_id: string },
): Promise<void> {
  await transaction.insertInto('invitations').values(invitation).execute();
}

/** Deletes a member's unused invitations that expired before a time. */
export async function pruneInvitations(
  transaction: DatabaseTransaction,
  inviterId: string,
  before: Date,
): Promise<void> {
  await transaction
    .deleteFrom('invitations')
    .where('inviter_id', '=', inviterId)
    .where('used_by', 'is', null)
    .where('expires_on', '<', before)
    .execute();
}

export async function findOpenInvitation(
  db: DatabaseReader,
  id: string,
  now: Date,
): Promise<{ id: string; inviterId: string } | undefined> {
  return db
    .selectFrom('invitations')
    .select(['id', 'inviter_id as inviterId'])
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .where('expires_on', '>', now)
    .executeTakeFirst();
}

/**
 * Only one of concurrent sign-ups succeeds. It may have expired since the sign-up began.
 * @returns The inviter, undefined if it was used.
 */
export async function takeInvitation(
  transaction: DatabaseTransaction,
  id: string,
  userId: string,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('invitations')
    .set({ used_by: userId })
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .returning('inviter_id')
    .executeTakeFirst();
  return row?.inviter_id;
}

/** @returns Whether there was an unused one. */
export async function deleteInvitation(
  transaction: DatabaseTransaction,
  id: string,
  inviterId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('inviter_id', '=', inviterId)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
