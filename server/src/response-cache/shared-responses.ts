import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from '@alphazone/client';

import type { Caller } from '../accounts/sessions/callers-repository';
import type { Identify } from '../accounts/sessions/identify-callers';
import type { Operation } from '../contract/contract';
import type { Schema } from '../contract/schema';
import { TooLargeToShare, type Call, type OperationId } from '../contract/handlers';
import { etagOf, hasTag } from '../contract/validators';
import { dayMs } from '../time/durations';
import { HttpError } from '../errors';
import { replayKey } from './replays';
import { createResponseCache, type CachedResponse, type Replay } from './response-cache';
import { insertVotes, markable, serialiseWithPlaces } from './vote-places';

type IsShared<Id extends OperationId> = (
  call: Pick<Call<Id>, 'params' | 'query' | 'member'>,
  caller: Caller,
) => boolean;

/** By operation, whether a call's response depends only on the database, the URL and the day. */
const shared: { [Id in OperationId]?: IsShared<Id> } = {
  // The author of held comments gets them too.
  listPosts: ({ query }, { hasHeldComments }) =>
    query.id === undefined ? query.limit !== undefined : !hasHeldComments,
  listComments: (_, { hasHeldComments }) => !hasHeldComments,
  suggestPosts: () => true,
  searchPosts: () => true,
  listUsers: ({ query }) => query.limit !== undefined,
  // The owner's response contains the referral code.
  getUser: ({ params, member }) => member?.id !== params.id,
  // Members who block the caller are hidden from the caller.
  searchUsers: ({ member }) => member === undefined,
  suggestUsers: ({ member }) => member === undefined,
  getChatHistory: () => true,
  listTags: () => true,
  getLeaderboard: () => true,
};

/** The operations whose responses contain the caller's votes. */
const votable = new Set<OperationId>(['listPosts', 'searchPosts']);

type AnyHandler = (call: Call<OperationId>) => unknown;

export interface SharedResponses {
  mayBeShared: (operation: Operation) => boolean;
  /** Posts whose votes a member's response probably needs. */
  postsAt: (url: string) => string | undefined;
  /** Responds from the cache if possible, before validation, which an earlier request has passed. */
  sendCached: (operation: Operation, request: FastifyRequest, reply: FastifyReply) => boolean;
  /** A previous response to a guest for this URL. May be stale. */
  lastReplay: (url: string) => Replay | undefined;
  /** A guest's response for this URL, if one was sent at this snapshot. */
  replayFor: (
    url: string,
    snapshot: string | undefined,
    request: Pick<IncomingMessage, 'headers'>,
  ) => Replay | undefined;
  /** Responds with the handler's result, and caches it. */
  respond: (operation: Operation, call: Call<OperationId>, handler: AnyHandler) => Promise<unknown>;
}

/**
 * Caches serialised responses, labelled with the database's snapshot. A request gets a cached response only if its
 * own snapshot equals the label. Why a response is never older than what its caller may have seen:
 *
 * - A request's snapshot is read after the request arrived, so it includes each write that any server
 *   has acknowledged before.
 * - The label is read before the response is built. Later commits may be in the response, but change the
 *   snapshot, so that later requests rebuild it. Silent ones change no response.
 * - A request joins a pending build only if the build has its label, so it began after that snapshot. A build
 *   that ends after a newer one began is not cached.
 * - A commit between reading the snapshot and sending the response is concurrent to the request.
 *
 * Members get the guests' response with their own votes. The statement that reads the snapshot reads them too, for
 * the posts of the cached response. After a miss they are read once more.
 */
export function createSharedResponses(identify: Identify, now: () => Date): SharedResponses {
  const cache = createResponseCache();
  const labelOf = createLabeller(now);
  const isSharedCall = shared as Partial<Record<OperationId, IsShared<OperationId>>>;
  return {
    mayBeShared: ({ id }) => id in shared,

    postsAt: (url) => cache.peek(url)?.places?.posts,

    sendCached({ id }, { url, params, query, caller }, reply) {
      if (caller?.snapshot === undefined) return false;
      const response = cache.fresh(url, labelOf(caller.snapshot));
      // The values have another type before validation.
      const call = { params, query, member: caller.member } as Call<OperationId>;
      if (!response || !isSharedCall[id]?.(call, caller)) return false;
      const votes = knownVotes(caller, response);
      if (votes === undefined) return false;
      send(reply, response, votes);
      return true;
    },

    lastReplay: (url) => cache.peek(url)?.replays.values().next().value,

    replayFor(url, snapshot, request) {
      const response = snapshot === undefined ? undefined : cache.fresh(url, labelOf(snapshot));
      if (!response) return undefined;
      const status = hasTag(request.headers['if-none-match'], response.etag) ? 304 : 200;
      return response.replays.get(replayKey(status, request));
    },

    async respond(operation, call, handler) {
      const { request, reply } = call;
      const { caller, url } = request;
      if (caller?.snapshot === undefined || !isSharedCall[operation.id]?.(call, caller)) return handler(call);
      const response = await cache
        .read(url, labelOf(caller.snapshot), () => build(operation, call, handler))
        .catch((error: unknown) => {
          if (error instanceof TooLargeToShare) return undefined;
          // Staff may see more than guests.
          if (call.member && error instanceof HttpError && error.statusCode === 404) return undefined;
          throw error;
        });
      if (!response) return handler(call);
      const reread = () =>
        identify(request.headers.authorization, { snapshot: false, votesOn: response.places?.posts });
      const votes = knownVotes(caller, response) ?? knownVotes(await reread(), response);
      // They are unknown after a lost connection, or with a held-back vote.
      return votes === undefined ? handler(call) : send(reply, response, votes);
    },
  };
}

function knownVotes({ member, votes, votesOn }: Caller, { places }: CachedResponse): string | undefined {
  if (!member || !places) return '';
  // A held-back vote adds a field to the post.
  return votesOn === places.posts && !/[UD]/.test(votes) ? votes : undefined;
}

function send(reply: FastifyReply, response: CachedResponse, votes: string) {
  const { body, headers, etag, places } = response;
  reply.request.sharedResponse = response;
  const tag = /[ud]/.test(votes) ? `${etag.slice(0, -1)}.${votes}"` : etag;
  if (hasTag(reply.request.headers['if-none-match'], tag)) {
    // The handler has set them after a miss.
    for (const name of Object.keys(headers)) void reply.removeHeader(name);
    // `revalidateResponses` sends a 304.
    return reply.header('etag', tag).send();
  }
  return reply
    .headers(headers)
    .header('etag', tag)
    .send(places && tag !== etag ? insertVotes(body, places, votes) : body);
}

/** Streaks and daily tasks depend on the day. All requests of a batch have the same snapshot. */
function createLabeller(now: () => Date): (snapshot: string) => string {
  let last = { snapshot: '', day: -1, label: '' };
  return (snapshot) => {
    const day = Math.floor(now().getTime() / dayMs);
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
  const result = await handler({ ...call, member: undefined, isShared: true });
  const { text, places } = votable.has(operation.id)
    ? serialiseWithPlaces(result as Post[], (marked) =>
        serialise(reply, markable(schemaOf(operation)), marked),
      )
    : { text: serialise(reply, schemaOf(operation), result), places: undefined };
  const headers = headersAfter(before, reply);
  return {
    body: Buffer.from(text),
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    etag: etagOf(text, headers),
    places,
    replays: new Map(),
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
