import type { DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';

export interface KeyRow {
  userId: string;
  key: string;
  requestHash: Buffer;
  thingId: string;
}

export interface StoredKey {
  user_id: string;
  key: string;
  request_hash: Buffer;
  thing_id: string;
}

/** More rows than it inserts, so that expired rows do not accumulate. */
const prunedPerKey = 2;

/**
 * Waits for a transaction that is storing the same key. Also deletes some expired keys.
 * @param rows With distinct keys.
 * @returns The stored row of each key: another request's if it came first.
 */
export async function claimKeys(
  transaction: DatabaseTransaction,
  rows: readonly KeyRow[],
  { now, ttlDays }: { now: Date; ttlDays: number },
): Promise<StoredKey[]> {
  return insertKeys(
    transaction,
    rows.map(({ userId }) => userId),
    rows.map(({ key }) => key),
    rows.map(({ requestHash }) => requestHash),
    rows.map(({ thingId }) => thingId),
    now,
    ttlDays,
    prunedPerKey * rows.length,
  );
}

const insertKeys = prepare<
  [
    userIds: readonly string[],
    keys: readonly string[],
    requestHashes: readonly Buffer[],
    thingIds: readonly string[],
    now: Date,
    ttlDays: number,
    pruned: number,
  ],
  StoredKey
>(`
  with expired as (
    select user_id, key from idempotency_keys
    where created_on < $5::timestamptz - make_interval(days => $6::integer) and key <> all($2::uuid[])
    order by created_on limit $7::integer for update skip locked
  ), pruned as (
    delete from idempotency_keys using expired
    where idempotency_keys.user_id = expired.user_id and idempotency_keys.key = expired.key
  )
  insert into idempotency_keys (user_id, key, request_hash, thing_id, created_on)
  select claim.*, $5
  from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::uuid[]) as claim (user_id, key, request_hash, thing_id)
  order by user_id, key
  on conflict (user_id, key) do update set key = excluded.key
  returning user_id, key, request_hash, thing_id`);

/** Deletes keys claimed by these requests. */
export async function releaseKeys(
  transaction: DatabaseTransaction,
  rows: readonly Pick<KeyRow, 'userId' | 'key'>[],
): Promise<void> {
  await deleteKeys(
    transaction,
    rows.map(({ userId }) => userId),
    rows.map(({ key }) => key),
  );
}

const deleteKeys = prepare<[userIds: readonly string[], keys: readonly string[]], never>(`
  delete from idempotency_keys using unnest($1::uuid[], $2::uuid[]) as released (user_id, key)
  where idempotency_keys.user_id = released.user_id and idempotency_keys.key = released.key`);
