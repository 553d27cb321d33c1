import type { FastifyReply } from 'fastify';

import type { Operation } from '../contract/contract';
import type { Call, OperationId } from '../contract/handlers';
import { etagOf } from '../contract/validators';
import { dayOf } from '../gamification/gamification-rules';
import { createResponseCache, type CachedResponse } from './response-cache';

type IsShared<Id extends OperationId> = (call: Pick<Call<Id>, 'params' | 'query' | 'member'>) => boolean;

/** Operations whose responses depend only on the database, the URL and the day, for these calls. */
const shared: { [Id in OperationId]?: IsShared<Id> } = {
  listPosts: ({ query, member }) => !member && (query.id !== undefined || query.limit !== undefined),
  suggestPosts: () => true,
  searchPosts: ({ member }) => !member,
  listUsers: ({ query }) => query.limit !== undefined,
  // The owner's has the referral code.
  getUser: ({ params, member }) => member?.id !== params.id,
  searchUsers: () => true,
  suggestUsers: () => true,
  getChatHistory: () => true,
  listTags: () => true,
  getLeaderboard: () => true,
};

export interface SharedResponses {
  mayBeShared: (operation: Operation) => boolean;
  /** Responds from the cache or with the handler's result, which it keeps. */
  respond: (
    operation: Operation,
    call: Call<OperationId>,
    handler: (call: Call<OperationId>) => unknown,
  ) => Promise<unknown>;
}

/**
 * Keeps serialised responses, labelled with the database's snapshot. A request gets a kept response only if its
 * own snapshot is the label. Why none is ever older than what its caller may have seen:
 *
 * - A request's snapshot is read after the request arrived, so it includes each write that was answered before,
 *   by any server.
 * - The label is read before the response is built. What is committed meanwhile may be in the response, but
 *   changes the snapshot: later requests build it anew.
 * - A request joins a pending build only if the build has its label, so it began after that snapshot. A build
 *   that ends after a newer one began is not kept.
 * - A commit between reading the snapshot and sending the response is concurrent to the request.
 * - An evicted response is built again.
 */
export function createSharedResponses(now: () => Date): SharedResponses {
  const cache = createResponseCache();
  const isSharedCall = shared as Partial<Record<OperationId, IsShared<OperationId>>>;

  return {
    mayBeShared: ({ id }) => id in shared,
    async respond(operation, call, handler) {
      const { request, reply } = call;
      const { snapshot } = request;
      if (snapshot === undefined || !isSharedCall[operation.id]?.(call)) return handler(call);
      // Streaks and daily tasks depend on the day.
      const label = `${dayOf(now())} ${snapshot}`;
      const response = await cache.read(request.url, label, () => build(operation, call, handler));
      return reply.headers(response.headers).send(response.body);
    },
  };
}

async function build(
  { id, successStatus }: Operation,
  call: Call<OperationId>,
  handler: (call: Call<OperationId>) => unknown,
): Promise<CachedResponse> {
  const { reply } = call;
  const before = reply.getHeaders();
  const serialise = reply.getSerializationFunction(String(successStatus), 'application/json');
  if (!serialise) throw new Error(`openapi.yaml: "${id}" has no JSON response.`);
  const text = serialise((await handler(call)) as Record<string, unknown>);
  return {
    body: Buffer.from(text),
    headers: {
      ...headersAfter(before, reply),
      'content-type': 'application/json; charset=utf-8',
      etag: etagOf(text),
    },
  };
}

/** Those that the handler has set. */
function headersAfter(before: ReturnType<FastifyReply['getHeaders']>, reply: FastifyReply) {
  const set = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before));
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}
