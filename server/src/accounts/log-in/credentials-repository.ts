import type { DatabaseReader, DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';
import type { UserRow } from '../../database/tables';

export type Credentials = Pick<
  UserRow,
  'id' | 'name' | 'picture_url' | 'email' | 'password_hash' | 'token_version'
>;

const credentials = ['id', 'name', 'picture_url', 'email', 'password_hash', 'token_version'] as const;

export async function findCredentials(db: DatabaseReader, email: string): Promise<Credentials | undefined> {
  const [row] = await selectByEmail(db, email);
  return row;
}

const selectByEmail = prepare<[email: string], Credentials>(`
  select ${credentials.join(', ')} from users where lower(email) = lower($1)`);

export async function findOwnCredentials(
  db: DatabaseReader,
  userId: string,
): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .select(credentials)
    .where('id', '=', userId)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
}

/** @returns Whether `oldHash` was still the current one. */
export async function storePassword(
  transaction: DatabaseTransaction,
  userId: string,
  { oldHash, newHash }: { oldHash: string | null; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', oldHash)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
