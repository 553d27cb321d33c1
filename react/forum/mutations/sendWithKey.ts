import type { Forum } from '../Forum';
import { newKey } from './newKey';

/** Milliseconds after a failure in which the same call counts as its retry. */
const ttlMs = 10 * 60_000;

/**
 * Sends a call with an idempotency key. A retry of a failed call has the same key, because the server may have carried it
 * out and the response was lost. A forum without an outbox sends no key, because its server may refuse the header.
 * @param change Identifies the call: what it changes, and how.
 */
export async function sendWithKey<T>(
  { cache, outbox }: Pick<Forum, 'cache' | 'outbox'>,
  change: readonly unknown[],
  send: (params: { header?: { 'Idempotency-Key': string } }) => Promise<T>,
): Promise<T> {
  if (!outbox.kept) return send({});
  const queryKey = ['idempotency key', ...change];
  const key = await cache.fetchQuery({
    queryKey,
    // Keeps the key when a reconnect invalidates all queries.
    queryFn: () => cache.getQueryData<string>(queryKey) ?? newKey(),
    gcTime: ttlMs,
    networkMode: 'always',
  });
  const data = await send({ header: { 'Idempotency-Key': key } });
  cache.removeQueries({ queryKey });
  return data;
}
