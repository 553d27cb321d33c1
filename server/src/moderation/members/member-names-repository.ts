import { sql } from 'kysely';

import type { DatabaseReader } from '../../database/database';
import { isId } from '../../database/ids';
import type { UserRow } from '../../database/tables';

/** Includes deleted members, by their placeholder name. */
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

const maxNamed = 20;

/** @param text An id, a username or a name, in any letter case. @returns At most 20 ids: names are not unique. */
export async function findIdsNamed(db: DatabaseReader, text: string): Promise<string[]> {
  if (isId(text)) return [text];
  const wanted = text.trim().toLowerCase();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((users) =>
      users.or([
        users(sql<string>`lower(username)`, '=', wanted),
        users(sql<string>`lower(name)`, '=', wanted),
      ]),
    )
    .limit(maxNamed)
    .execute();
  return rows.map(({ id }) => id);
}
