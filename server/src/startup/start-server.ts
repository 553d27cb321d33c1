import type { FastifyBaseLogger } from 'fastify';

import { buildApp } from '../app';
import { createClosing, type Closing } from '../shutdown/closing';
import { readContract } from '../contract/contract';
import { createPriceSource } from '../crypto/price-source';
import { readMemberLimits } from '../member-limits/read-member-limits';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { readDenylist } from '../filters/denied-domains';
import { readFilters } from '../filters/read-filters';
import { createIdentityProviders } from '../identities/providers';
import { auditSettings } from '../moderation/audit/audit-settings';
import { createMailer } from '../mail/mailer';
import { operatorMessages } from '../operator-messages';
import { overloadLimits } from '../overload/overload-limits';
import { startRenderer } from '../pages/start-rendering';
import { createPostSweeper } from '../posts/sweep-deleted-posts';
import type { NodeLink } from '../realtime/node-link';
import { postgresLink } from '../realtime/postgres-link';
import { createPusher } from '../push/pusher';
import { redisLink } from '../realtime/redis-link';
import { connectRedis, type RedisConnections } from '../redis/connect-redis';
import type { FirstStart } from '../seed/seed-database';
import type { Settings } from '../settings/settings';
import { readSiteSettings } from '../site/site-settings';
import { collectOrphans } from '../uploads/collect-orphans';
import { createPictureQueue } from '../uploads/media-services';
import { openStorage } from '../uploads/storage/open-storage';
import { createRealtimeServer } from './create-realtime-server';
import { listen } from './listen';
import { prepareDatabase } from './prepare-database';
import { serveBuiltApp } from './serve-built-app';

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
  const realtime = createRealtimeServer({
    settings,
    db,
    nodes,
    filters,
    memberLimits,
    verification: mailer.verification,
    overload,
    log,
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

  await serveBuiltApp(app, { settings, db, contract, site, pictureQueue, renderer, now, log });
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
