import type { DatabaseReader } from '../database/database';
import type { UserRow } from '../database/tables';

/** Also deleted members, by the name that stays of them. */
export async function findNames(
  db: DatabaseReader,
  ids: readonly string[],
): Promise<Pick<UserRow, 'id' | 'name' | 'username' | 'picture_url'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'picture_url'])
    .where('id', 'in', ids)
    .execute();
}
