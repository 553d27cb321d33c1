import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import { areCurrent, findSessionClaims } from '../accounts/identify';
import { createIdentify } from '../accounts/identify-callers';
import { createIsVerified } from '../accounts/require-verified';
import { buildApp } from '../app';
import { serveApp } from '../app-assets/serve-app';
import { createChat } from '../chat/chat';
import { createClosing, type Closing } from '../shutdown/closing';
import { readContract } from '../contract/contract';
import { createPriceSource } from '../crypto/price-source';
import { readMemberLimits } from '../member-limits/read-member-limits';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { readDenylist } from '../filters/denied-domains';
import { readFilters } from '../filters/read-filters';
import { createIdentityProviders } from '../identities/providers';
import { auditSettings } from '../moderation/audit-settings';
import { findRoles } from '../moderation/find-roles';
import { listen } from './listen';
import { createMailer } from '../mail/mailer';
import { createClientAddress } from '../network/client-address';
import { operatorMessages } from '../operator-messages';
import { createAnnounce } from '../outcome/announce';
import { isDatabaseBusy, overloadLimits } from '../overload/overload';
import { renderFrom, startRenderer } from '../pages/start-rendering';
import { readPostChanges } from '../posts/read-post-changes';
import { createPostSweeper } from '../posts/sweep-deleted-posts';
import { prepareDatabase } from './prepare-database';
import type { NodeLink } from '../realtime/node-link';
import { postgresLink } from '../realtime/postgres-link';
import { createPusher } from '../push/pusher';
import { createRealtime } from '../realtime/realtime-server';
import { redisLink } from '../realtime/redis-link';
import { socketLimits } from '../realtime/socket-limits';
import { connectRedis, type RedisConnections } from '../redis/connect-redis';
import { repositoryRoot } from '../repository-root';
import type { FirstStart } from '../seed/seed-database';
import type { Settings } from '../settings/settings';
import { findAdminId } from '../site/site-repository';
import { readSiteSettings } from '../site/site-settings';
import { collectOrphans } from '../uploads/collect-orphans';
import { createPictureQueue } from '../uploads/media-services';
import { openStorage } from '../uploads/storage/open-storage';

export interface StartOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  onFirstStart: (firstStart: FirstStart) => void;
  /** Aborts when a signal arrives during the start. */
  stopping: AbortSignal;
}

export interface RunningServer {
  url: string;
  brand: string;
  /** Resolves with the reason when the server fails permanently. */
  failed: Promise<string>;
  stop(): Promise<void>;
}

const drainMs = 10_000;

const never = new Promise<never>(() => undefined);

/** Releases everything on failure. @throws StartupError for problems that the operator can solve. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closing = createClosing();
  try {
    return await start(options, closing);
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}

async function start(
  { settings, log, onFirstStart, stopping }: StartOptions,
  closing: Closing,
): Promise<RunningServer> {
  const contract = readContract();
  const site = readSiteSettings(contract, settings.siteFile);
  let onReload: () => void = () => undefined;
  const reload = {
    log,
    onReload: () => {
      onReload();
    },
  };
  const filters = readFilters(settings.filtersFile, reload);
  const deniedDomains = readDenylist(settings.linkDenylist, reload);
  const memberLimits = readMemberLimits(settings, reload);

  const now = () => new Date();
  // Its thread loads while PostgreSQL starts.
  const renderer = settings.serverRendering ? startRenderer(log, now) : undefined;
  closing.add(() => renderer?.stop());
  const database = await openDatabase(settings, log, stopping);
  closing.add(() => database.close());
  const { db } = database;
  const redis = settings.redisUrl === undefined ? undefined : await connectRedis(settings.redisUrl, log);
  closing.add(() => redis?.close());
  const nodes = await createNodeLink(settings, { db, redis, log });
  closing.add(() => nodes?.close());

  await prepareDatabase(db, { settings, site, log, onFirstStart });
  onReload = () => {
    auditSettings(db, settings).catch((error: unknown) => {
      log.error({ err: error }, 'a changed file of settings is missing in the audit log');
    });
  };

  const storage = await openStorage(settings);
  closing.add(() => storage.close());
  await storage.check();
  const { jwtSecret: secret, adminEmail } = settings;
  const pusher = createPusher({ db, secret, subject: `mailto:${adminEmail}`, log });
  closing.add(() => pusher.stop());
  const mailer = createMailer({
    db,
    mail: settings.mail,
    verification: settings.emailVerification,
    brand: site.brand.name,
    secret,
    log,
  });
  closing.add(() => mailer.stop());

  const overload = overloadLimits();
  const isVerified = createIsVerified(db, mailer.verification);
  const realtime = createRealtime({
    verify: (token) => findSessionClaims(token, db, settings),
    areCurrent: (claims) => areCurrent(claims, db),
    rolesOf: async (userId) => {
      const adminId = () => Promise.resolve(settings.adminUserId ?? findAdminId(db));
      return findRoles({ db, adminId }, userId);
    },
    chat: createChat({
      db,
      rateLimits: settings.rateLimits,
      announce: (outcome) => announce(outcome),
      filters,
      memberLimits,
      isVerified,
    }),
    readPostChanges: (ids) => readPostChanges(db, ids),
    nodes,
    limits: socketLimits(settings),
    isOverloaded: () => isDatabaseBusy(db, overload),
    addressOf: createClientAddress(settings.trustProxy),
    corsOrigins: settings.corsOrigins,
    onError: (error) => {
      log.error({ err: error }, 'a socket event failed');
    },
  });
  const announce = createAnnounce(db, realtime.publisher, (error) => {
    log.error({ err: error }, 'announcing a case of the chat failed');
  });

  const pictureQueue = createPictureQueue();
  const app = await buildApp({
    settings,
    db,
    redis: redis?.commands,
    log,
    site,
    filters,
    deniedDomains,
    memberLimits,
    contract,
    storage,
    pictureQueue,
    prices: createPriceSource(settings),
    identityProviders: createIdentityProviders(settings.identities, log),
    mail: mailer,
    push: pusher,
    publisher: realtime.publisher,
    socketCount: () => realtime.socketCount(),
    overload,
  });
  const collector = collectOrphans({ db, storage, log });
  closing.add(() => collector.stop());
  const sweeper = createPostSweeper({ db, log });
  closing.add(() => sweeper.stop());
  closing.add(() => app.close());

  const dir = path.join(repositoryRoot(), 'app/dist');
  const { challenge } = settings.signUp;
  const identify = createIdentify(db, settings);
  const readSnapshot = async () => (await identify(undefined, { snapshot: true })).snapshot;
  const isBuilt = await serveApp(app, {
    dir,
    apiPaths: contract.operations.map((operation) => operation.path),
    site,
    theme: settings.themeFile && (await readFile(settings.themeFile, 'utf8')),
    hasServiceWorker: settings.serviceWorker,
    puzzleScript: challenge.kind === 'hcaptcha' ? challenge.scriptUrl : undefined,
    publicUrl: settings.publicUrl,
    securityContact: settings.securityContact,
    pages: { db, readSnapshot },
    pictureQueue,
    documents: renderer && renderFrom(app, { renderer, readSnapshot, now }),
    forms: { identify, maxAgeSeconds: settings.tokenTtlSeconds },
  });
  if (!isBuilt) log.warn(operatorMessages.appNotBuilt(dir));

  await realtime.attach(app.server);
  app.addHook('preClose', () => realtime.close());
  const url = await listen(app, settings);
  let isStopping = false;
  return {
    url,
    brand: site.brand.name,
    failed: database.ended.then((lastLines) =>
      isStopping ? never : operatorMessages.databaseEnded(lastLines),
    ),
    async stop() {
      isStopping = true;
      const drainTimer = setTimeout(() => {
        app.server.closeAllConnections();
      }, drainMs);
      await closing.closeAll();
      clearTimeout(drainTimer);
    },
  };
}

async function createNodeLink(
  { databaseUrl, jwtSecret }: Settings,
  { db, redis, log }: { db: Database; redis: RedisConnections | undefined; log: FastifyBaseLogger },
): Promise<NodeLink | undefined> {
  if (redis) return redisLink(redis, jwtSecret);
  if (databaseUrl === undefined) return undefined;
  return postgresLink({ connection: { connectionString: databaseUrl }, db, log });
}
