import type { Forum } from './Forum';
import { newKey } from './newKey';

/** Milliseconds in which the same call is a retry of a failed one. */
const ttlMs = 10 * 60_000;

/**
 * Sends a call with an idempotency key. A retry of a failed call has the same key, because the response may have been
 * lost after the server had carried the call out. Servers without an outbox get no key: they may refuse the header.
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
    // A reconnect invalidates all queries, just when a response may have been lost.
    queryFn: () => cache.getQueryData<string>(queryKey) ?? newKey(),
    gcTime: ttlMs,
    networkMode: 'always',
  });
  const data = await send({ header: { 'Idempotency-Key': key } });
  cache.removeQueries({ queryKey });
  return data;
}
