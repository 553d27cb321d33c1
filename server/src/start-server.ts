import path from 'node:path';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { claimsOfSession } from './accounts/identify';
import { buildApp } from './app';
import { serveApp } from './app-assets/serve-app';
import { createChat } from './chat/chat-socket';
import { readContract } from './contract/contract';
import { priceSourceOf } from './crypto/price-source';
import { migrateToLatest } from './database/migrate';
import { openDatabase } from './database/open-database';
import { operatorMessages } from './operator-messages';
import { createRealtime } from './realtime/realtime-server';
import { repositoryRoot } from './repository-root';
import { seedDatabase, type FirstStart } from './seed/seed-database';
import type { Settings } from './settings';
import { readSiteSettings } from './site/site-settings';
import { StartupError } from './startup-error';

export interface StartOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  /** Called when this start made the administrator. */
  onFirstStart: (firstStart: FirstStart) => void;
}

/** A server that listens. */
export interface RunningServer {
  /** Where a browser on this machine reaches it. */
  url: string;
  /** The community's name. */
  brand: string;
  /** Resolves with the reason when the server can no longer work. */
  failed: Promise<string>;
  /** Takes no more requests, finishes those under way, closes sockets and database. */
  stop(): Promise<void>;
}

// Requests that are still under way after this time are cut off.
const patience = 10_000;

const never = new Promise<never>(() => undefined);

/**
 * Starts everything: database, migrations, first content, API, realtime and the app.
 *
 * @throws StartupError for what the operator can mend. Whatever was begun is ended again.
 */
export async function startServer({ settings, log, onFirstStart }: StartOptions): Promise<RunningServer> {
  const contract = readContract();
  const site = readSiteSettings(contract, settings.siteFile);
  const database = await openDatabase(settings, log);
  const { db } = database;
  try {
    await migrateToLatest(db);
    const firstStart = await seedDatabase(db, settings, site);
    // Told at once: if anything below fails, the password would be lost.
    if (firstStart) onFirstStart(firstStart);

    const realtime = createRealtime({
      verify: (token) => claimsOfSession(token, db, settings),
      say: createChat({ db, rateLimits: settings.rateLimits }),
      corsOrigins: settings.corsOrigins,
      onError: (error) => {
        log.error({ err: error }, 'a socket event failed');
      },
    });
    const app = await buildApp({
      settings,
      db,
      log,
      site,
      contract,
      prices: priceSourceOf(settings),
      publisher: realtime.publisher,
      socketCount: () => realtime.socketCount(),
    });
    const dir = path.join(repositoryRoot(), 'app/dist');
    const apiPaths = contract.operations.map((operation) => operation.path);
    if (!(await serveApp(app, { dir, apiPaths }))) log.warn(operatorMessages.appNotBuilt(dir));

    realtime.attach(app.server);
    app.addHook('preClose', (done) => {
      realtime.close();
      done();
    });
    await listen(app, settings);
    let isStopping = false;
    return {
      url: urlOf(app, settings),
      brand: site.brand.name,
      failed: database.ended.then((lastWords) =>
        isStopping ? never : operatorMessages.databaseEnded(lastWords),
      ),
      async stop() {
        isStopping = true;
        const impatient = setTimeout(() => {
          app.server.closeAllConnections();
        }, patience);
        await app.close();
        clearTimeout(impatient);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
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
