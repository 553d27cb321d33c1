import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { preparePruning } from '../database/prune-expired';
import type { LinkPurpose, PendingSignUp } from '../database/tables';

export interface MailLink {
  purpose: LinkPurpose;
  userId: string | null;
  email: string;
  signUp: PendingSignUp | null;
}

const pruneLinks = preparePruning('mail_links', { key: 'token_hash', endsOn: 'expires_on' });

export async function insertLink(
  transaction: DatabaseTransaction,
  { purpose, userId, email, signUp, hash, minutes }: MailLink & { hash: Buffer; minutes: number },
): Promise<void> {
  await pruneLinks(transaction);
  await transaction
    .insertInto('mail_links')
    .values({
      token_hash: hash,
      purpose,
      user_id: userId,
      email,
      sign_up: signUp && JSON.stringify(signUp),
      expires_on: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

const columns = ['purpose', 'user_id as userId', 'email', 'sign_up as signUp'] as const;

export async function findLink(
  db: DatabaseReader,
  hash: Buffer,
  purposes: readonly LinkPurpose[],
): Promise<MailLink | undefined> {
  return db
    .selectFrom('mail_links')
    .select(columns)
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_on', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Each link works once: of concurrent calls, one gets it. */
export async function takeLink(
  transaction: DatabaseTransaction,
  hash: Buffer,
  purposes: readonly LinkPurpose[],
): Promise<MailLink | undefined> {
  return transaction
    .deleteFrom('mail_links')
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_on', '>', sql<Date>`now()`)
    .returning(columns)
    .executeTakeFirst();
}

/** @param purposes Undefined for all. */
export async function deleteLinksOf(
  transaction: DatabaseTransaction,
  userId: string,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  let query = transaction.deleteFrom('mail_links').where('user_id', '=', userId);
  if (purposes) query = query.where('purpose', 'in', purposes);
  await query.execute();
}
