import type { FastifyReply } from 'fastify';
import type { Post } from '@alphazone/client';

import type { Identify } from '../accounts/identify-callers';
import type { Operation, Schema } from '../contract/contract';
import type { Call, OperationId } from '../contract/handlers';
import { etagOf } from '../contract/validators';
import { createResponseCache, type CachedResponse } from './response-cache';
import { insertVotes, markable, serialiseWithPlaces } from './vote-places';

type IsShared<Id extends OperationId> = (call: Pick<Call<Id>, 'params' | 'query' | 'member'>) => boolean;

/** Which calls of an operation have responses that depend only on the database, the URL and the day. */
const shared: { [Id in OperationId]?: IsShared<Id> } = {
  listPosts: ({ query }) => query.id !== undefined || query.limit !== undefined,
  listComments: () => true,
  suggestPosts: () => true,
  searchPosts: ({ member }) => !member,
  listUsers: ({ query }) => query.limit !== undefined,
  // The owner's response contains the referral code.
  getUser: ({ params, member }) => member?.id !== params.id,
  searchUsers: () => true,
  suggestUsers: () => true,
  getChatHistory: () => true,
  listTags: () => true,
  getLeaderboard: () => true,
};

/** The operation whose responses contain the caller's votes. */
const votable: OperationId = 'listPosts';

const msPerDay = 24 * 60 * 60 * 1_000;

type AnyHandler = (call: Call<OperationId>) => unknown;

export interface SharedResponses {
  mayBeShared: (operation: Operation) => boolean;
  /** Posts whose votes a member's response will probably need. */
  postsAt: (url: string) => string | undefined;
  /** Responds from the cache, or with the handler's result, which it caches. */
  respond: (operation: Operation, call: Call<OperationId>, handler: AnyHandler) => Promise<unknown>;
}

/**
 * Caches serialised responses, labelled with the database's snapshot. A request gets a cached response only if its
 * own snapshot equals the label. Why a response is never older than what its caller may have seen:
 *
 * - A request's snapshot is read after the request arrived, so it includes each write that any server
 *   has acknowledged before.
 * - The label is read before the response is built. Later commits may be in the response, but change the
 *   snapshot, so that later requests rebuild it.
 * - A request joins a pending build only if the build has its label, so it began after that snapshot. A build
 *   that ends after a newer one began is not cached.
 * - A commit between reading the snapshot and sending the response is concurrent to the request.
 *
 * Members get the guests' response with their own votes. The statement that reads the snapshot reads them too, for
 * the posts of the kept response; after a miss they are read once more.
 */
export function createSharedResponses(identify: Identify, now: () => Date): SharedResponses {
  const cache = createResponseCache();
  const label = createLabeller(now);
  const isSharedCall = shared as Partial<Record<OperationId, IsShared<OperationId>>>;

  return {
    mayBeShared: ({ id }) => id in shared,
    postsAt: (url) => cache.peek(url)?.places?.posts,

    async respond(operation, call, handler) {
      const { request, reply } = call;
      const { snapshot, member, votes = '', votesOn } = request.caller ?? {};
      if (snapshot === undefined || !isSharedCall[operation.id]?.(call)) return handler(call);
      const response = await cache.read(request.url, label(snapshot), () => build(operation, call, handler));
      const { places, headers } = response;
      void reply.headers(headers);
      if (!member || !places) return reply.header('etag', response.etag).send(response.body);

      const { authorization } = request.headers;
      const own =
        places.posts === votesOn
          ? votes
          : (await identify(authorization, { snapshot: false, votesOn: places.posts })).votes;
      const body = insertVotes(response.body, places, own);
      const etag = body === response.body ? response.etag : etagOf(response.etag + own);
      return reply.header('etag', etag).send(body);
    },
  };
}

/** Streaks and daily tasks depend on the day. All requests of a batch have the same snapshot. */
function createLabeller(now: () => Date): (snapshot: string) => string {
  let last = { snapshot: '', day: -1, label: '' };
  return (snapshot) => {
    const day = Math.floor(now().getTime() / msPerDay);
    if (snapshot !== last.snapshot || day !== last.day) last = { snapshot, day, label: `${day} ${snapshot}` };
    return last.label;
  };
}

async function build(
  operation: Operation,
  call: Call<OperationId>,
  handler: AnyHandler,
): Promise<CachedResponse> {
  const { reply } = call;
  const before = reply.getHeaders();
  const result = await handler({ ...call, member: undefined });
  const { text, places } =
    operation.id === votable
      ? serialiseWithPlaces(result as Post[], (marked) =>
          serialise(reply, markable(schemaOf(operation)), marked),
        )
      : { text: serialise(reply, schemaOf(operation), result), places: undefined };
  return {
    body: Buffer.from(text),
    headers: { ...headersAfter(before, reply), 'content-type': 'application/json; charset=utf-8' },
    etag: etagOf(text),
    places,
  };
}

function schemaOf({ id, successStatus, responses }: Operation): Schema {
  const schema = responses[String(successStatus)]?.['application/json'];
  if (!schema) throw new Error(`openapi.yaml: "${id}" has no JSON response.`);
  return schema;
}

function serialise(reply: FastifyReply, schema: Schema, result: unknown): string {
  // Fastify compiles a schema once. Its type excludes arrays.
  const compiled = reply.compileSerializationSchema(schema) as (result: unknown) => string;
  return compiled(result);
}

/** Returns the headers that the handler has set. */
function headersAfter(before: ReturnType<FastifyReply['getHeaders']>, reply: FastifyReply) {
  const set = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before));
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}
