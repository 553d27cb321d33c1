import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { createIdentify } from '../accounts/sessions/identify-callers';
import { serveApp } from '../app-assets/serve-app';
import type { Contract } from '../contract/contract';
import type { Database } from '../database/database';
import { operatorMessages } from '../operator-messages';
import type { PageRenderer } from '../pages/page-renderer';
import { renderFrom } from '../pages/start-rendering';
import type { WorkQueue } from '../queues/work-queue';
import { repositoryRoot } from '../repository-root';
import type { Settings } from '../settings/settings';
import type { SiteSettings } from '../site/site-settings';

interface BuiltAppOptions {
  settings: Settings;
  db: Database;
  contract: Contract;
  site: SiteSettings;
  pictureQueue: WorkQueue;
  /** Undefined: browsers render the pages. */
  renderer: PageRenderer | undefined;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Serves the app that `npm run build` has built. Without one, only logs a warning. */
export async function serveBuiltApp(
  app: FastifyInstance,
  { settings, db, contract, site, pictureQueue, renderer, now, log }: BuiltAppOptions,
): Promise<void> {
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
}
