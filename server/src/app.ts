import { join } from 'node:path';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { accountHandlers } from './accounts/account-handlers';
import { bearerToken, memberOfToken } from './accounts/identify';
import { createLoginAttempts, unlimitedAttempts } from './accounts/login-attempts';
import { profileHandlers } from './accounts/profile-handlers';
import { sessionHandlers } from './accounts/session-handlers';
import type { TokenSettings } from './accounts/tokens';
import { usersHandlers } from './accounts/users-handlers';
import { chatHandlers } from './chat/chat-handlers';
import { closeConnectionsOnStop } from './close-connections';
import { commentsHandlers } from './comments/comments-handlers';
import { bindContract, type ContractBinding } from './contract/bind-contract';
import { answerBrokenRequest } from './contract/broken-requests';
import { readContract, type Contract } from './contract/contract';
import { handleErrors, sendError } from './contract/error-handler';
import type { Handlers } from './contract/handlers';
import { limitRates, operationRateLimit } from './contract/rate-limits';
import { readJsonBodies } from './contract/request-body';
import { compileSchema } from './contract/validation';
import { revalidateAnswers } from './contract/validators';
import { cryptoHandlers } from './crypto/crypto-handlers';
import { sampleCoins } from './crypto/sample-prices';
import { createTopCoins, type PriceSource } from './crypto/top-coins';
import type { Database } from './database/database';
import { newId } from './database/ids';
import { isMigrated } from './database/migrate';
import { leaderboardHandlers } from './leaderboard/leaderboard-handlers';
import { RequestLog } from './logging/request-log';
import { measureRequests } from './metrics/measure-requests';
import { createMetrics } from './metrics/metrics';
import { metricsHandlers } from './metrics/metrics-handlers';
import { notificationsHandlers } from './notifications/notifications-handlers';
import { createAnnounce } from './outcome/announce';
import { createChange } from './outcome/change';
import { adminHandlers } from './posts/admin-handlers';
import { postsHandlers } from './posts/posts-handlers';
import { silentPublisher, type Publisher } from './publisher';
import { createSearch } from './search/search';
import { searchHandlers } from './search/search-handlers';
import type { Services } from './services';
import { sharesHandlers } from './shares/shares-handlers';
import { siteHandlers } from './site/site-handlers';
import { storedAdminId } from './site/site-repository';
import { readSiteSettings, type SiteSettings } from './site/site-settings';
import { tagsHandlers } from './tags/tags-handlers';
import { tasksHandlers } from './tasks/tasks-handlers';
import type { MediaLimits } from './uploads/media-limits';
import { createPictureQueue } from './uploads/media-services';
import type { WorkQueue } from './uploads/pictures/work-queue';
import { serveMedia } from './uploads/serve-media';
import { createDiskStorage } from './uploads/storage/disk-storage';
import type { MediaStorage } from './uploads/storage/media-storage';
import { uploadsHandlers } from './uploads/uploads-handlers';
import { votesHandlers } from './votes/votes-handlers';

/** The settings that the HTTP side needs; `readSettings` gives them and more. */
export interface AppSettings extends TokenSettings {
  /** Folder of everything that the server keeps outside the database. */
  dataDir: string;
  /** How large uploads may be. */
  media: MediaLimits;
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
  /** What whoever reads the metrics has to send; only this machine may when undefined. */
  metricsToken?: string | undefined;
}

export interface AppOptions {
  settings: AppSettings;
  db: Database;
  /** @default the system's clock */
  now?: () => Date;
  /** @default nobody hears */
  publisher?: Publisher;
  /** Where all servers count requests together. @default each counts for itself */
  redis?: Redis | undefined;
  /** @default no log */
  log?: FastifyBaseLogger;
  /** @default sample prices */
  prices?: PriceSource | undefined;
  /** @default `site.json` of the checkout */
  site?: SiteSettings;
  /** Counts the sockets that are connected, for the metrics. @default none */
  socketCount?: () => number;
  /** @default `openapi.yaml` of the checkout */
  contract?: Contract;
  /** @default a folder under the data folder */
  storage?: MediaStorage;
  /** Where pictures wait to be worked on. */
  pictureQueue?: WorkQueue;
  /** Added to, or put in place of, the handlers. For handlers that live elsewhere and for tests. */
  handlers?: Partial<Handlers>;
  /** How often each operation may be called. @default `operationRateLimit` */
  limitOf?: ContractBinding['limitOf'];
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
  const announce = createAnnounce(db, publisher, (error) => log?.error({ err: error }, 'announcing failed'));
  let adminId = settings.adminUserId;
  const services: Services = {
    contract,
    db,
    change: createChange(db, announce),
    isMigrated: () => isMigrated(db),
    search: createSearch(db),
    site: options.site ?? readSiteSettings(contract, settings.siteFile),
    now: options.now ?? (() => new Date()),
    tokens: settings,
    attempts: settings.rateLimits ? createLoginAttempts(db, settings.jwtSecret) : unlimitedAttempts,
    // Never changes once there is one.
    adminId: async () => (adminId ??= await storedAdminId(db)),
    media: {
      storage: options.storage ?? createDiskStorage(join(settings.dataDir, 'media')),
      limits: settings.media,
      pictureQueue: options.pictureQueue ?? createPictureQueue(),
    },
  };

  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit,
    requestTimeout,
    // What still comes over an open connection while the server stops is answered as ever: closeConnectionsOnStop.
    return503OnClosing: false,
    genReqId: newId,
    logController: new RequestLog(),
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  const metrics = createMetrics({ db, socketCount: options.socketCount ?? (() => 0) });
  measureRequests(app, metrics);
  app.addHook('onRequest', (request, reply, done) => {
    // So that somebody who reports a failure can name its lines in the log. A caller's own id is not
    // taken: it could be anybody's.
    void reply.header('x-request-id', request.id);
    done();
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
      exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id', 'X-Total-Count'],
      maxAge: 600,
    });
  }
  await app.register(multipart);
  if (settings.rateLimits) await limitRates(app, options.redis);

  await bindContract(app, {
    contract,
    handlers: {
      ...sessionHandlers(services),
      ...accountHandlers(services),
      ...usersHandlers(services),
      ...profileHandlers(services),
      ...postsHandlers(services),
      ...adminHandlers(services),
      ...votesHandlers(services),
      ...tasksHandlers(services),
      ...commentsHandlers(services),
      ...notificationsHandlers(services),
      ...searchHandlers(services),
      ...chatHandlers(services),
      ...uploadsHandlers(services),
      ...siteHandlers(services),
      ...metricsHandlers(metrics, settings.metricsToken),
      ...tagsHandlers(services),
      ...sharesHandlers(services),
      ...leaderboardHandlers(services),
      ...cryptoHandlers(
        options.prices
          ? createTopCoins({ ...options.prices, db, log: app.log })
          : () => Promise.resolve(sampleCoins(Date.now())),
      ),
      ...options.handlers,
    },
    identify: async (request) => {
      const token = bearerToken(request.headers.authorization);
      return token === undefined ? undefined : memberOfToken(token, db, settings);
    },
    limitOf: options.limitOf ?? operationRateLimit,
  });
  serveMedia(app, services);
  return app;
}
