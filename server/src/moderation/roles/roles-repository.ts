import { sql } from 'kysely';

import { advisoryLocks } from '../../database/advisory-locks';
import type { Role } from '../../database/column-types';
import type { DatabaseReader, DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';
import { isBannedSql } from '../sanctions/sanction-columns-repository';

/** The zones of a moderator. */
export type Zones = 'all' | readonly string[];

/** Without the administrator of the site settings: use `findRoles`. */
export const readRoles = prepare<[userId: string], { role: Role; zone: string | null }>(
  'select role, zone from roles where user_id = $1 order by zone',
);

export async function isBanned(db: DatabaseReader, userId: string): Promise<boolean> {
  const [row] = await selectBanned(db, userId);
  return row !== undefined;
}

const selectBanned = prepare<[userId: string], object>(
  `select from users where users.id = $1 and ${isBannedSql}`,
);

export interface GrantedRole {
  id: string;
  user_id: string;
  role: Role;
  zone: string | null;
}

export interface ListedRole extends GrantedRole {
  granted_on: Date;
  name: string;
  username: string | null;
  picture_url: string | null;
}

export async function listRoles(db: DatabaseReader, limit: number): Promise<ListedRole[]> {
  return db
    .selectFrom('roles')
    .innerJoin('users', 'users.id', 'roles.user_id')
    .select([
      'roles.id',
      'user_id',
      'role',
      'zone',
      'granted_on',
      'users.name',
      'users.username',
      'users.picture_url',
    ])
    .orderBy('role')
    .orderBy(sql`lower(users.name)`)
    .orderBy('user_id')
    .orderBy('zone')
    .limit(limit)
    .execute();
}

/** @returns Whether the role is new to the member. */
export async function insertRole(
  transaction: DatabaseTransaction,
  role: GrantedRole & { granted_by: string; granted_on: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('roles')
    .values(role)
    .onConflict((conflict) => conflict.columns(['user_id', 'role', 'zone']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteRole(
  transaction: DatabaseTransaction,
  id: string,
): Promise<GrantedRole | undefined> {
  return transaction
    .deleteFrom('roles')
    .where('id', '=', id)
    .returning(['id', 'user_id', 'role', 'zone'])
    .executeTakeFirst();
}

/** Serialises transactions that take roles, act as an administrator, or may remove the last one. */
export async function lockAdministrators(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`.execute(transaction);
}

/** @returns Whether another administrator exists who is not banned. */
export async function hasOtherAdministrator(
  transaction: DatabaseTransaction,
  userId: string,
  fixedAdminId: string | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users
      where users.id <> ${userId} and users.deleted_on is null and not ${sql.raw(isBannedSql)}
        and (
          users.id::text = ${fixedAdminId ?? ''}
          or users.id in (select user_id from roles where role = 'administrator')
        )
    ) as found`.execute(transaction);
  return rows[0]?.found === true;
}
