import { sql, type Transaction } from 'kysely';

import type { Tables } from '../database/tables';

/**
 * Locks a member and, until the referral is paid, who referred it, in the order of their ids. A post or a
 * comment may pay both: who stores one calls this before it changes the writer, so that transactions
 * never wait for each other in a circle.
 */
export async function lockActor(transaction: Transaction<Tables>, actorId: string): Promise<void> {
  await sql`
    select id from users
    where id = any(array(
      select ${actorId}::uuid
      union all
      select referred_by from users
      where id = ${actorId} and referred_by is not null and not exists (
        select from xp_entries where user_id = ${actorId} and cause = 'referred'
      )
    ))
    order by id for no key update`.execute(transaction);
}
