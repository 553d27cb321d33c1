import { join } from 'node:path';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { bearerToken, memberOfToken } from './accounts/identify';
import { profileHandlers } from './accounts/profile-handlers';
import { sessionHandlers } from './accounts/session-handlers';
import type { TokenSettings } from './accounts/tokens';
import { usersHandlers } from './accounts/users-handlers';
import { chatHandlers } from './chat/chat-handlers';
import { closeConnectionsOnStop } from './close-connections';
import { commentsHandlers } from './comments/comments-handlers';
import { bindContract } from './contract/bind-contract';
import { readContract, type Contract } from './contract/contract';
import { handleErrors, sendError } from './contract/error-handler';
import type { Handlers } from './contract/handlers';
import { limitRates } from './contract/rate-limits';
import { readJsonBodies } from './contract/request-body';
import { compileSchema } from './contract/validation';
import { revalidateAnswers } from './contract/validators';
import type { Database } from './database/database';
import { newId } from './database/ids';
import { unauthorized } from './errors';
import { messages } from './messages';
import { createAnnounce } from './notifications/announce';
import { adminHandlers } from './posts/admin-handlers';
import { postsHandlers } from './posts/posts-handlers';
import { silentPublisher, type Publisher } from './publisher';
import { searchHandlers } from './search/search-handlers';
import type { Services } from './services';
import { siteHandlers } from './site/site-handlers';
import { storedAdminId } from './site/site-repository';
import { readSiteSettings, type SiteSettings } from './site/site-settings';
import { serveMedia } from './uploads/serve-media';
import { uploadsHandlers } from './uploads/uploads-handlers';
import { votesHandlers } from './votes/votes-handlers';

/** The settings that the HTTP side needs; `readSettings` gives them and more. */
export interface AppSettings extends TokenSettings {
  /** Folder of everything that the server keeps outside the database. */
  dataDir: string;
  /** File of the community's own settings; `site.json` of the checkout when undefined. */
  siteFile?: string;
  /** User id of the administrator; the one stored in the database when undefined. */
  adminUserId?: string | undefined;
  /** Origins of other sites that may call; none: only this one. */
  corsOrigins: readonly string[];
  /** Are requests counted and refused above the limits? */
  rateLimits: boolean;
  /** Which proxies are believed about the caller's address, as Fastify's `trustProxy` takes it. */
  trustProxy: boolean | string | number;
}

export interface AppOptions {
  settings: AppSettings;
  db: Database;
  /** @default nobody hears */
  publisher?: Publisher;
  /** Where all servers count requests together. @default each counts for itself */
  redis?: Redis | undefined;
  /** @default no log */
  log?: FastifyBaseLogger;
  /** @default `site.json` of the checkout */
  site?: SiteSettings;
  /** @default `openapi.yaml` of the checkout */
  contract?: Contract;
  /** Added to, or put in place of, the handlers. For handlers that live elsewhere and for tests. */
  handlers?: Partial<Handlers>;
}

/** A number is how many proxies stand before the server. */
export const trustedProxies = (proxies: AppSettings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** No call carries more, except files. */
const bodyLimit = 256 * 1024;

/** Time to send a whole request, in milliseconds; long enough for 50 MB over a slow line. */
const requestTimeout = 10 * 60_000;

/**
 * The HTTP server, complete but not listening.
 *
 * @throws When an operation of the contract has no handler, a handler no operation, or `site.json` is wrong.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, db, publisher = silentPublisher, log } = options;
  const contract = options.contract ?? readContract();
  const services: Services = {
    contract,
    db,
    publisher,
    announce: createAnnounce(db, publisher),
    site: options.site ?? readSiteSettings(contract, settings.siteFile),
    tokens: settings,
    adminId: async () => settings.adminUserId ?? (await storedAdminId(db)),
    limitsRates: settings.rateLimits,
    mediaDir: join(settings.dataDir, 'media'),
  };

  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit,
    requestTimeout,
    // What still comes over an open connection while the server stops is answered as ever: closeConnectionsOnStop.
    return503OnClosing: false,
    genReqId: newId,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.decorateRequest('member', undefined);
  app.setValidatorCompiler(compileSchema);
  closeConnectionsOnStop(app);
  handleErrors(app);
  readJsonBodies(app);
  revalidateAnswers(app);
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Total-Count'],
      maxAge: 600,
    });
  }
  await app.register(multipart);
  if (settings.rateLimits) await limitRates(app, options.redis);

  await bindContract(app, {
    contract,
    handlers: {
      ...sessionHandlers(services),
      ...usersHandlers(services),
      ...profileHandlers(services),
      ...postsHandlers(services),
      ...adminHandlers(services),
      ...votesHandlers(services),
      ...commentsHandlers(services),
      ...searchHandlers(services),
      ...chatHandlers(services),
      ...uploadsHandlers(services),
      ...siteHandlers(services),
      ...options.handlers,
    },
    identify: async (request) => {
      const token = bearerToken(request.headers.authorization);
      return token === undefined ? undefined : memberOfToken(token, db, settings);
    },
    demandMember: (member) => {
      if (!member) throw unauthorized(messages.loginNeeded);
    },
  });
  await serveMedia(app, services);
  return app;
}
