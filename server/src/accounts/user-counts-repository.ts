import { sql } from 'kysely';

import type { DatabaseTransaction } from '../database/database';

export async function addToUserCount(
  transaction: DatabaseTransaction,
  userId: string,
  [column, count]: [column: 'comments_count' | 'likes_given_count', count: number],
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ [column]: sql`${sql.ref(column)} + ${count}` })
    .where('id', '=', userId)
    .execute();
}
