import type { Role, SanctionKind } from '../database/column-types';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { signUp, type TestMember } from './members';
import type { TestApp } from './test-app';

/** @param zone Undefined: all zones. */
export const grantRole = (db: Database, userId: string, role: Role, zone?: string) =>
  db
    .insertInto('roles')
    .values({ id: newId(), user_id: userId, role, zone: zone ?? null, granted_on: new Date() })
    .execute();

/** @param zone Undefined: all zones. */
export async function signUpModerator(server: TestApp, name: string, zone?: string): Promise<TestMember> {
  const member = await signUp(server, name);
  await grantRole(server.db, member.id, 'moderator', zone);
  return member;
}

/** Unlike the use case, does not end the member's sessions. @returns The decision's id. */
export async function restrict(
  db: Database,
  memberId: string,
  kind: SanctionKind,
  endsOn?: Date,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('decisions')
    .values({
      id,
      kind,
      target_kind: 'member',
      target_id: memberId,
      member_id: memberId,
      reason: 'spam',
      decided_on: new Date(),
      ends_on: endsOn ?? null,
      state: 'decided',
    })
    .execute();
  await db
    .updateTable('users')
    .set({ [kind === 'ban' ? 'ban_id' : 'silence_id']: id })
    .where('id', '=', memberId)
    .execute();
  return id;
}
