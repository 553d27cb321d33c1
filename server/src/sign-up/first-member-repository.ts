import { sql } from 'kysely';

import { countUsers } from '../accounts/accounts-repository';
import type { DatabaseTransaction } from '../database/database';

const firstMemberLock = 0x66_72_73_74;

/** Serialises first sign-ups: the others wait for the first one's commit. */
export async function isFirstMember(transaction: DatabaseTransaction): Promise<boolean> {
  if ((await countUsers(transaction)) > 0) return false;
  await sql`select pg_advisory_xact_lock(${firstMemberLock})`.execute(transaction);
  return (await countUsers(transaction)) === 0;
}
