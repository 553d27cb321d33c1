import { sql } from 'kysely';

import { countUsers } from '../accounts/accounts-repository';
import { advisoryLocks } from '../database/advisory-locks';
import type { DatabaseTransaction } from '../database/database';

/** Serialises first sign-ups: the others wait for the first one's commit. */
export async function isFirstMember(transaction: DatabaseTransaction): Promise<boolean> {
  if ((await countUsers(transaction)) > 0) return false;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.firstMember})`.execute(transaction);
  return (await countUsers(transaction)) === 0;
}
