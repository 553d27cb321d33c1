import { sql } from 'kysely';

import type { DatabaseTransaction } from '../../database/database';

/** @returns The version for new tokens. */
export async function incrementTokenVersion(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<number> {
  const { token_version } = await transaction
    .updateTable('users')
    .set({ token_version: sql`token_version + 1` })
    .where('id', '=', userId)
    .returning('token_version')
    .executeTakeFirstOrThrow();
  return token_version;
}
