import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';

export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

const readFactors = prepare<[userId: string], Factors>(`
  select
    exists (select from totp_secrets where user_id = $1 and confirmed_on is not null) as totp,
    (select count(*)::int from passkeys where user_id = $1) as passkeys,
    (select count(*)::int from recovery_codes where user_id = $1) as "recoveryCodes"`);

export async function findFactors(db: DatabaseReader, userId: string): Promise<Factors> {
  const [factors] = await readFactors(db, userId);
  return factors ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
}

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0;

/** Replaces an unconfirmed one. @returns False when codes are in use already. */
export async function storeTotpSecret(
  transaction: DatabaseTransaction,
  userId: string,
  secret: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('totp_secrets')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('totp_secrets.confirmed_on', 'is', null),
    )
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function findTotpSecret(
  db: DatabaseReader,
  userId: string,
  state: 'confirmed' | 'unconfirmed',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_on', state === 'confirmed' ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row?.secret;
}

/** @returns False if a code of this step or a later one was used. */
export async function takeTotpStep(
  transaction: DatabaseTransaction,
  userId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('totp_secrets')
    .set({ last_step: step, confirmed_on: sql<Date>`coalesce(confirmed_on, ${now})` })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns Whether its codes were in use. */
export async function deleteTotpSecret(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  const row = await transaction
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .returning('confirmed_on')
    .executeTakeFirst();
  return Boolean(row?.confirmed_on);
}

export async function replaceRecoveryCodes(
  transaction: DatabaseTransaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** @returns Whether it was the member's. */
export async function takeRecoveryCode(
  transaction: DatabaseTransaction,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
