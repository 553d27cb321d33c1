import type { DatabaseTransaction } from '../database/database';
import type { HttpError } from '../errors';
import { keyReused, RepeatedRequest, type IdempotencyKey } from './idempotency-key';
import { claimKeys, releaseKeys } from './idempotency-keys-repository';

/** TTL of keys, in days. */
const keyTtlDays = 7;

export interface KeyedRequest {
  userId: string;
  /** Id of the created item. Any new id if none is created. */
  thingId: string;
  idempotency?: IdempotencyKey | undefined;
}

export interface Claimed {
  /** Errors of requests that must not be stored: repeated ones, and those whose key belongs to another request. */
  refusals: readonly (HttpError | undefined)[];
  /** Releases the keys of all other requests, so that a refused one can be retried. */
  keepOnly: (isStored: (request: KeyedRequest) => boolean) => Promise<void>;
}

const nothing: Claimed = { refusals: [], keepOnly: () => Promise.resolve() };

/** For a request outside a batch. @throws `RepeatedRequest`, or 422 if its key belongs to another request. */
export async function claimRequest(
  transaction: DatabaseTransaction,
  request: KeyedRequest,
  now: Date,
): Promise<Pick<Claimed, 'keepOnly'>> {
  const claimed = await claimRequests(transaction, [request], now);
  const [refusal] = claimed.refusals;
  if (refusal) throw refusal;
  return claimed;
}

/** Call it after locking the members, so that a deleted member gets no key. @param requests With distinct keys. */
export async function claimRequests(
  transaction: DatabaseTransaction,
  requests: readonly KeyedRequest[],
  now: Date,
): Promise<Claimed> {
  const rows = requests.flatMap(({ userId, thingId, idempotency }) =>
    idempotency ? [{ ...idempotency, key: idempotency.key.toLowerCase(), userId, thingId }] : [],
  );
  if (rows.length === 0) return nothing;

  const stored = await claimKeys(transaction, rows, { now, ttlDays: keyTtlDays });
  const claims = rows.map((row) => ({
    ...row,
    stored: stored.find(({ user_id, key }) => user_id === row.userId && key === row.key)!,
  }));
  const refusals = new Map(
    claims.flatMap(({ thingId, requestHash, stored: { thing_id, request_hash } }) => {
      if (thing_id === thingId) return [];
      return [[thingId, request_hash.equals(requestHash) ? new RepeatedRequest(thing_id) : keyReused()]];
    }),
  );
  return {
    refusals: requests.map(({ thingId }) => refusals.get(thingId)),
    async keepOnly(isStored) {
      const released = claims.filter((claim) => !refusals.has(claim.thingId) && !isStored(claim));
      if (released.length > 0) await releaseKeys(transaction, released);
    },
  };
}
