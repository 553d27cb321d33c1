import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';

import { networkOf } from '../network/network-of';
import { communityPrefix } from '../redis/community-prefix';
import { tooManyRequests } from '../errors';
import type { Operation } from './contract';
import type { OperationId } from './handlers';

const minute = 60_000;
const maxReads = 900;

/** Limits apply per address and operation. */
const reading: RateLimitOptions = { max: maxReads, timeWindow: minute };

const writing: RateLimitOptions = { max: 300, timeWindow: minute };

const keyOf = ({ ip }: FastifyRequest, prefix: string): string => `${prefix}${networkOf(ip)}`;

const maxCompleteLists = 60;

/** Complete lists are counted separately, because they read every row. */
const listing: RateLimitOptions = {
  max: (request) => (isCompleteList(request) ? maxCompleteLists : maxReads),
  timeWindow: minute,
  keyGenerator: (request) => keyOf(request, isCompleteList(request) ? 'complete ' : ''),
};

/** The query is not validated yet. */
export function isCompleteList({ query }: Pick<FastifyRequest, 'query'>): boolean {
  const { limit, id } = query as Record<string, unknown>;
  return limit === undefined && id === undefined;
}

/** For expensive operations and those that verify passwords. */
const strict: Partial<Record<OperationId, RateLimitOptions>> = {
  login: { max: 30, timeWindow: minute },
  completeLogIn: { max: 30, timeWindow: minute },
  startPasskeyUse: { max: 60, timeWindow: minute },
  logInWithPasskey: { max: 30, timeWindow: minute },
  proveIdentity: { max: 30, timeWindow: minute },
  startSignIn: { max: 60, timeWindow: minute },
  completeSignIn: { max: 60, timeWindow: minute },
  signUpWithIdentity: { max: 20, timeWindow: 10 * minute },
  signup: { max: 20, timeWindow: 10 * minute },
  getSignUpTask: { max: 60, timeWindow: 10 * minute },
  createInvitation: { max: 60, timeWindow: 10 * minute },
  uploadFile: { max: 60, timeWindow: 10 * minute },
  updateUser: { max: 30, timeWindow: minute },
  changePassword: { max: 10, timeWindow: minute },
  deleteUser: { max: 10, timeWindow: minute },
  requestPasswordReset: { max: 20, timeWindow: 10 * minute },
  completePasswordReset: { max: 20, timeWindow: 10 * minute },
  confirmEmail: { max: 30, timeWindow: 10 * minute },
  changeEmail: { max: 10, timeWindow: minute },
  verifyEmail: { max: 10, timeWindow: minute },
  exportUser: { max: 10, timeWindow: 10 * minute },
  exportAuditLog: { max: 10, timeWindow: 10 * minute },
  listPosts: listing,
  listUsers: listing,
};

/**
 * The limit for files is high: a page loads dozens, and many visitors may share an address. Pages are counted
 * separately, with the API's limit, because they cost more than a call.
 *
 * @param isFile Whether a file of the app is requested.
 */
export const loadingApp = (isFile: (request: FastifyRequest) => boolean): RateLimitOptions => ({
  max: (request) => (isFile(request) ? 10_000 : maxReads),
  timeWindow: minute,
  keyGenerator: (request) => keyOf(request, isFile(request) ? '' : 'page '),
});

/**
 * Uncached pages: rendering one takes a tenth of a second of processor time. Above the limit, pages are sent without
 * content, and scripts load it.
 */
const rendering: RateLimitOptions = {
  max: 240,
  timeWindow: minute,
  keyGenerator: (request) => keyOf(request, 'render '),
};

/** Link-preview images of posts. Each takes a tenth of a second of processor time. */
export const drawingCards: RateLimitOptions = {
  max: 60,
  timeWindow: minute,
  keyGenerator: (request) => keyOf(request, 'card '),
};

/** Feeds and sitemaps. */
export const readingByRobots: RateLimitOptions = { max: 300, timeWindow: minute };

/** Forms of browsers without scripts. Their API calls are counted too. */
export const sendingForms: RateLimitOptions = writing;

/** Posts that are sent like complete lists. Only their handler knows them. */
const largePosts: RateLimitOptions = {
  max: maxCompleteLists,
  timeWindow: minute,
  keyGenerator: (request) => keyOf(request, 'large post '),
};

/** Unknown paths. */
const missing: RateLimitOptions = { max: 300, timeWindow: minute };

export const unlimited = new Set<OperationId>(['getHealth', 'getReadiness', 'getMetrics']);

export function operationRateLimit({ id, method }: Operation): RateLimitOptions | false {
  if (unlimited.has(id)) return false;
  return strict[id] ?? (method === 'GET' ? reading : writing);
}

/** Marks requests that the server makes to itself: no real connection has this address. */
export const ownAddress = 'this server';

/**
 * Without `redis` each server counts separately. During a Redis outage no request is refused.
 * @param secret The same on all servers of the community.
 */
export async function limitRates(app: FastifyInstance, secret: string, redis?: Redis): Promise<void> {
  await app.register(rateLimit, {
    ...reading,
    // Counted as the page for which they are made.
    allowList: ({ socket }) => socket.remoteAddress === ownAddress,
    ...(redis && { redis, nameSpace: `${communityPrefix(secret)}-requests-`, skipOnError: true }),
    hook: 'onRequest',
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
  const countLargePost = app.createRateLimit(largePosts);
  app.decorateRequest('countLargePost', async function () {
    const result = await countLargePost(this);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(Math.max(1, result.ttlInSeconds));
  });
  const countRender = app.createRateLimit(rendering);
  app.decorateRequest('mayRender', async function () {
    const result = await countRender(this);
    return result.isAllowed || !result.isExceeded;
  });
  const limitMissing = app.rateLimit(missing);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) limitMissing.call(app, request, reply).then(() => done(), done);
    else done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined without rate limits. @throws 429 */
    countLargePost?: () => Promise<void>;
    /** Counts a page that is about to be rendered. Undefined without rate limits. */
    mayRender?: () => Promise<boolean>;
  }
}
