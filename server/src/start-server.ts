import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { areCurrent, findSessionClaims } from './accounts/identify';
import { createIdentify } from './accounts/identify-callers';
import { createIsVerified } from './accounts/require-verified';
import { buildApp } from './app';
import { serveApp } from './app-assets/serve-app';
import { createChat } from './chat/chat';
import { readContract } from './contract/contract';
import { createPriceSource } from './crypto/price-source';
import { readMemberLimits } from './member-limits/read-member-limits';
import { migrateToLatest } from './database/migrate';
import { openDatabase } from './database/open-database';
import { readDenylist } from './filters/denied-domains';
import { readFilters } from './filters/read-filters';
import { createIdentityProviders } from './identities/providers';
import { auditSettings } from './moderation/audit-settings';
import { findRoles } from './moderation/find-roles';
import { operatorMessages } from './operator-messages';
import { isDatabaseBusy, overloadLimits } from './overload/overload';
import { createClientAddress } from './realtime/client-address';
import { createMailer, type Mailer } from './mail/mailer';
import { startRendering } from './pages/start-rendering';
import type { NodeLink } from './realtime/node-link';
import { postgresLink } from './realtime/postgres-link';
import { createPusher, type Pusher } from './push/pusher';
import { createRealtime } from './realtime/realtime-server';
import { redisLink } from './realtime/redis-link';
import { socketLimits } from './realtime/socket-limits';
import { connectRedis, type RedisConnections } from './redis/connect-redis';
import { repositoryRoot } from './repository-root';
import { storeStaffSecondFactor } from './second-factor/staff-repository';
import { approveAdministrator } from './sign-up/applicants-repository';
import { seedDatabase, type FirstStart } from './seed/seed-database';
import type { Settings } from './settings';
import { findAdminId, storeAdminSetting } from './site/site-repository';
import { readSiteSettings } from './site/site-settings';
import { StartupError } from './startup-error';
import { collectOrphans } from './uploads/collect-orphans';
import { createPictureQueue } from './uploads/media-services';
import { openStorage } from './uploads/storage/open-storage';

export interface StartOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  onFirstStart: (firstStart: FirstStart) => void;
}

export interface RunningServer {
  url: string;
  brand: string;
  /** Resolves with the reason when the server fails permanently. */
  failed: Promise<string>;
  stop(): Promise<void>;
}

const drainMs = 10_000;

/** Backlog of new connections. With Node's 511, a burst is reset. */
const backlog = 4_096;

const never = new Promise<never>(() => undefined);

/** Releases everything on failure. @throws StartupError for problems that the operator can solve. */
export async function startServer({ settings, log, onFirstStart }: StartOptions): Promise<RunningServer> {
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
  const database = await openDatabase(settings, log);
  const { db } = database;
  let redis: RedisConnections | undefined;
  let nodes: NodeLink | undefined;
  let mailer: Mailer | undefined;
  let pusher: Pusher | undefined;
  const closeConnections = async () => {
    await mailer?.stop();
    await pusher?.stop();
    await nodes?.close();
    redis?.close();
    await database.close();
  };
  try {
    redis = settings.redisUrl === undefined ? undefined : await connectRedis(settings.redisUrl, log);
    await migrateToLatest(db, (message) => {
      log.warn(message);
    });
    const firstStart = await seedDatabase(db, settings, site);
    // Printed immediately: the password would be lost if a later step failed.
    if (firstStart) onFirstStart(firstStart);

    await auditSettings(db, settings);
    onReload = () => {
      auditSettings(db, settings).catch((error: unknown) => {
        log.error({ err: error }, 'a changed file of settings is missing in the audit log');
      });
    };

    if (settings.adminUserId !== undefined) await approveAdministrator(db, settings.adminUserId);
    await storeAdminSetting(db, settings.adminUserId);
    await storeStaffSecondFactor(db, settings.staffSecondFactor === 'required');
    const storage = await openStorage(settings);
    await storage.check();

    mailer = createMailer({
      db,
      mail: settings.mail,
      verification: settings.emailVerification,
      brand: site.brand.name,
      secret: settings.jwtSecret,
      log,
    });
    const isVerified = createIsVerified(db, mailer.verification);

    pusher = createPusher({
      db,
      secret: settings.jwtSecret,
      subject: `mailto:${settings.adminEmail}`,
      log,
    });

    nodes = await createNodeLink(settings, redis, log);
    const overload = overloadLimits();
    const realtime = createRealtime({
      verify: (token) => findSessionClaims(token, db, settings),
      areCurrent: (claims) => areCurrent(claims, db),
      rolesOf: async (userId) => {
        const adminId = () => Promise.resolve(settings.adminUserId ?? findAdminId(db));
        return findRoles({ db, adminId }, userId);
      },
      chat: createChat({ db, rateLimits: settings.rateLimits, filters, memberLimits, isVerified }),
      nodes,
      limits: socketLimits(settings),
      isOverloaded: () => isDatabaseBusy(db, overload),
      addressOf: createClientAddress(settings.trustProxy),
      corsOrigins: settings.corsOrigins,
      onError: (error) => {
        log.error({ err: error }, 'a socket event failed');
      },
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
    app.addHook('onClose', async () => {
      await collector.stop();
      storage.close();
    });
    const dir = path.join(repositoryRoot(), 'app/dist');
    const apiPaths = contract.operations.map((operation) => operation.path);
    const theme = settings.themeFile && (await readFile(settings.themeFile, 'utf8'));
    const identify = createIdentify(db, settings);
    const readSnapshot = async () => (await identify(undefined, { snapshot: true })).snapshot;
    const appOptions = {
      dir,
      apiPaths,
      site,
      theme,
      hasServiceWorker: settings.serviceWorker,
      puzzleScript:
        settings.signUp.challenge.kind === 'hcaptcha' ? settings.signUp.challenge.scriptUrl : undefined,
      publicUrl: settings.publicUrl,
      securityContact: settings.securityContact,
      pages: { db, readSnapshot },
      pictureQueue,
      documents: settings.serverRendering
        ? startRendering(app, { readSnapshot, now: () => new Date() })
        : undefined,
      forms: { identify, maxAgeSeconds: settings.tokenTtlSeconds },
    };
    if (!(await serveApp(app, appOptions))) log.warn(operatorMessages.appNotBuilt(dir));

    await realtime.attach(app.server);
    app.addHook('preClose', () => realtime.close());
    await listen(app, settings);
    let isStopping = false;
    return {
      url: urlOf(app, settings),
      brand: site.brand.name,
      failed: database.ended.then((lastLines) =>
        isStopping ? never : operatorMessages.databaseEnded(lastLines),
      ),
      async stop() {
        isStopping = true;
        const drainTimer = setTimeout(() => {
          app.server.closeAllConnections();
        }, drainMs);
        await app.close();
        clearTimeout(drainTimer);
        await closeConnections();
      },
    };
  } catch (error) {
    await closeConnections();
    throw error;
  }
}

async function createNodeLink(
  { databaseUrl }: Settings,
  redis: RedisConnections | undefined,
  log: FastifyBaseLogger,
): Promise<NodeLink | undefined> {
  if (redis) return redisLink(redis);
  return databaseUrl === undefined ? undefined : postgresLink({ connectionString: databaseUrl }, log);
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port, backlog });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartupError(operatorMessages.portTaken(host, port), { cause: error });
    if (code === 'EACCES') throw new StartupError(operatorMessages.portForbidden(port), { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(operatorMessages.hostUnknown(host), { cause: error });
    }
    throw error;
  }
}

function urlOf(app: FastifyInstance, { host }: Settings): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
