import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cors from '@fastify/cors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { createIdentify } from './accounts/sessions/identify-callers';
import { createLoginAttempts, unlimitedAttempts } from './accounts/log-in/login-attempts';
import { createPasswordList } from './accounts/passwords/password-list';
import { createMailRequests, unlimitedMailRequests } from './accounts/addresses/mail-requests';
import { createIsVerified, requireVerified } from './accounts/addresses/require-verified';
import { createSessionUse } from './accounts/sessions/session-use';
import type { TokenSettings } from './accounts/sessions/tokens';
import { closeConnectionsOnStop } from './shutdown/close-connections';
import { createCompleteLists, type CompleteListsLimits } from './complete-lists/complete-lists';
import { bindContract, type ContractBinding } from './contract/bind-contract';
import { rejectBrokenRequest } from './contract/broken-requests';
import { compressResponses } from './contract/compression';
import { readContract, type Contract } from './contract/contract';
import { handleErrors, sendError } from './contract/error-handler';
import type { Handlers } from './contract/handlers';
import { limitRates, operationRateLimit } from './contract/rate-limits';
import { parseBodies } from './contract/request-body';
import { compileSerialiser } from './contract/serialisation';
import { compileSchema } from './contract/validation';
import { revalidateResponses } from './contract/validators';
import { sampleCoins } from './crypto/sample-prices';
import { createTopCoins, type PriceSource } from './crypto/top-coins';
import type { Database } from './database/database';
import { transactSilently } from './database/silent-commits';
import { createOpenSnapshot } from './database/snapshot';
import { noFilters, type Filters } from './filters/filters';
import type { IdentityProvider } from './identities/providers';
import { RequestLog } from './logging/request-log';
import { noMail, type MailServices } from './mail/mail-services';
import { measureRequests } from './metrics/measure-requests';
import { createMetrics } from './metrics/metrics';
import { createBannedNetworks } from './moderation/address-bans/address-bans';
import { createClientAddress, trustedProxies } from './network/client-address';
import { readAddresses } from './network/read-addresses';
import { operationHandlers } from './operations';
import { createAnnounce } from './outcome/announce';
import { createChange } from './outcome/change';
import { refuseOverload } from './overload/overload';
import type { OverloadLimits } from './overload/overload-limits';
import { disconnectStalledReaders } from './overload/stalled-readers';
import { limitUnfinishedBodies } from './overload/unfinished-bodies';
import { noPush, type PushServices } from './push/pusher';
import { silentPublisher, type Publisher } from './publisher';
import { closeQueuedResponses } from './queues/queued-responses';
import { answerGuests } from './response-cache/answer-guests';
import { createSharedResponses, type SharedResponses } from './response-cache/shared-responses';
import { createSearch } from './search/search';
import type { Services } from './services';
import { createSignUpChallenge } from './sign-up/sign-up-challenge';
import { openSignUp, type SignUpSettings } from './sign-up/sign-up-settings';
import { createReadiness } from './site/readiness';
import { findAdminId } from './site/site-repository';
import { readSiteSettings, type SiteSettings } from './site/site-settings';
import { createRequireFreeSpace, type ReadDiskSpace } from './uploads/free-space';
import type { MediaLimits } from './uploads/media-limits';
import { createPictureQueue } from './uploads/media-services';
import type { WorkQueue } from './queues/work-queue';
import { serveMedia } from './uploads/serve-media';
import { createDiskStorage } from './uploads/storage/disk-storage';
import type { MediaStorage } from './uploads/storage/media-storage';

export interface AppSettings extends TokenSettings {
  dataDir: string;
  media: MediaLimits;
  siteFile?: string;
  /** File of passwords to refuse, one per line. */
  passwordsFile?: string | undefined;
  adminUserId?: string | undefined;
  corsOrigins: readonly string[];
  rateLimits: boolean;
  trustProxy: boolean | string | number;
  metricsToken?: string | undefined;
  /** @default false */
  serviceWorker?: boolean;
  /** @default open to everyone */
  signUp?: SignUpSettings;
}

export interface AppOptions {
  settings: AppSettings;
  db: Database;
  now?: () => Date;
  publisher?: Publisher;
  redis?: Redis | undefined;
  log?: FastifyBaseLogger;
  /** @default sample prices */
  prices?: PriceSource | undefined;
  /** @default none */
  mail?: MailServices;
  /** @default none */
  identityProviders?: readonly IdentityProvider[];
  push?: PushServices;
  site?: SiteSettings;
  /** @default only masks secrets */
  filters?: () => Filters;
  deniedDomains?: Services['deniedDomains'];
  /** @default none */
  memberLimits?: Services['memberLimits'];
  /** Accepts every request without it. */
  overload?: OverloadLimits;
  /** Open sockets, for the metrics. @default none */
  socketCount?: () => number;
  contract?: Contract;
  /** @default a folder in `dataDir` */
  storage?: MediaStorage;
  pictureQueue?: WorkQueue;
  readDiskSpace?: ReadDiskSpace;
  completeLists?: CompleteListsLimits;
  /** Replaces handlers of operations, for tests. */
  handlers?: Partial<Handlers>;
  sharedResponses?: SharedResponses;
  limitOf?: ContractBinding['limitOf'];
}

const newRequestId = () => randomUUID();

const maxBodyBytes = 256 * 1024;

/** Timeout of a whole request: enough for 50 MB over a slow connection. */
const requestTimeoutMs = 10 * 60_000;

function createServices(options: AppOptions): Services {
  const { settings, db, publisher = silentPublisher, log } = options;
  const contract = options.contract ?? readContract();
  const push = options.push ?? noPush(settings.jwtSecret);
  const announce = createAnnounce(
    db,
    publisher,
    (error) => log?.error({ err: error }, 'announcing failed'),
    push.push,
  );
  const now = options.now ?? (() => new Date());
  let adminId = settings.adminUserId;
  const change = createChange(db, announce);
  const signUp = settings.signUp ?? openSignUp;
  return {
    contract,
    db,
    change,
    changeSilently: createChange(db, announce, transactSilently),
    readiness: createReadiness({ db, now, log }),
    search: createSearch(db),
    completeLists: createCompleteLists({
      openSnapshot: createOpenSnapshot(db),
      now,
      limits: options.completeLists,
    }),
    site: options.site ?? readSiteSettings(contract, settings.siteFile),
    hasServiceWorker: settings.serviceWorker ?? false,
    filters: options.filters ?? (() => noFilters),
    deniedDomains: options.deniedDomains,
    memberLimits: options.memberLimits ?? (() => undefined),
    now,
    tokens: settings,
    attempts: settings.rateLimits ? createLoginAttempts(db, settings.jwtSecret) : unlimitedAttempts,
    isListedPassword: createPasswordList(settings.passwordsFile),
    identityProviders: options.identityProviders ?? [],
    mail: options.mail ?? noMail,
    push,
    mailRequests: settings.rateLimits ? createMailRequests(db, settings.jwtSecret) : unlimitedMailRequests,
    // Cached: it never changes once set.
    adminId: async () => (adminId ??= await findAdminId(db)),
    signUp: {
      mode: signUp.mode,
      challenge: createSignUpChallenge(signUp.challenge, { change, secret: settings.jwtSecret, now }),
    },
    bannedNetworks: createBannedNetworks(db, now),
    media: {
      storage: options.storage ?? createDiskStorage(join(settings.dataDir, 'media')),
      limits: settings.media,
      pictureQueue: options.pictureQueue ?? createPictureQueue(),
      requireFreeSpace: createRequireFreeSpace({ read: options.readDiskSpace, log, now }),
    },
  };
}

/** Does not listen. @throws When operations and handlers do not match, or `site.json` is invalid. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, db, log } = options;
  const services = createServices(options);
  const { contract, now } = services;

  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    // A graceful shutdown still serves open connections: `closeConnectionsOnStop`.
    return503OnClosing: false,
    genReqId: newRequestId,
    logController: new RequestLog(),
    // A logger per request, with its id, would cost as much as a cached response: `requestFields` has the id.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: rejectBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  readAddresses(app.server);
  disconnectStalledReaders(app);
  const metrics = createMetrics({ db, socketCount: options.socketCount ?? (() => 0) });
  measureRequests(app, metrics);
  app.addHook('onRequest', (request, reply, done) => {
    // Lets an error report identify its log lines. Ignores the caller's own id.
    void reply.header('x-request-id', request.id);
    done();
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('identifyAgain', undefined);
  app.setValidatorCompiler(compileSchema);
  app.setSerializerCompiler(compileSerialiser);
  const pendingRequests = closeConnectionsOnStop(app);
  handleErrors(app);
  parseBodies(app);
  revalidateResponses(app);
  compressResponses(app);
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [
        'ETag',
        'Link',
        'Retry-After',
        'X-Read-Until',
        'X-Request-Id',
        'X-Total-Count',
        'X-Total-Count-Capped',
      ],
      maxAge: 600,
    });
  }
  const overload = options.overload && refuseOverload(app, { db, limits: options.overload });
  if (settings.rateLimits) {
    limitUnfinishedBodies(app);
    await limitRates(app, settings.jwtSecret, options.redis);
  }

  const identify = createIdentify(db, settings);
  const sharedResponses = options.sharedResponses ?? createSharedResponses(identify, services.now);
  answerGuests(app, {
    sharedResponses,
    identify,
    pendingRequests,
    metrics,
    overload,
    newRequestId,
    addressOf: createClientAddress(settings.trustProxy),
  });
  // After `answerGuests`, which replaces the listeners for requests.
  closeQueuedResponses(app.server);
  const sessionUse = createSessionUse(db, now, log);
  app.addHook('onClose', sessionUse.stop);
  const topCoins = options.prices
    ? createTopCoins({ ...options.prices, db, log: app.log })
    : () => Promise.resolve(sampleCoins(Date.now()));
  await bindContract(app, {
    contract,
    handlers: requireVerified(
      {
        ...operationHandlers(services, { metrics, metricsToken: settings.metricsToken, topCoins }),
        ...options.handlers,
      },
      createIsVerified(db, services.mail.verification),
    ),
    identify,
    sessionUse,
    bannedNetworks: services.bannedNetworks,
    now,
    sharedResponses,
    limitOf: options.limitOf ?? operationRateLimit,
  });
  serveMedia(app, services);
  return app;
}
