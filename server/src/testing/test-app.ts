import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentChange, NotificationPush, PostChange } from '@alphazone/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { buildApp, type AppOptions, type AppSettings } from '../app';
import { readContract } from '../contract/contract';
import type { Database } from '../database/database';
import type { MailServices } from '../mail/mail-services';
import { silentPublisher } from '../publisher';
import { mediaLimits } from '../uploads/media-limits';
import { checkedInject } from './checked-inject';
import { createTestDatabase } from './test-database';
import { testSiteFile } from './test-site';

const contract = readContract();

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  databaseUrl: string;
  settings: AppSettings;
  published: PostChange[];
  moderated: ContentChange[];
  notified: ({ userId: string } & NotificationPush)[];
  /** @throws When the response violates openapi.yaml. */
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

export interface TestAppOptions extends Partial<Omit<AppOptions, 'settings' | 'db' | 'mail'>> {
  settings?: Partial<AppSettings>;
  mailOf?: (db: Database, settings: AppSettings) => MailServices;
}

/** Rate limits are off by default. */
export async function createTestApp({ settings, mailOf, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const { db, url: databaseUrl, close: closeDatabase } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'alphazone-app-'));
  const allSettings: AppSettings = {
    dataDir,
    siteFile: testSiteFile,
    media: mediaLimits(50, 5, 40),
    jwtSecret: 'a secret that only the tests know, long enough',
    tokenTtlSeconds: 3600,
    corsOrigins: [],
    rateLimits: false,
    trustProxy: false,
    ...settings,
  };
  const published: PostChange[] = [];
  const moderated: ContentChange[] = [];
  const notified: TestApp['notified'] = [];
  const app = await buildApp({
    settings: allSettings,
    db,
    contract,
    publisher: {
      ...silentPublisher,
      postChanged: (change) => published.push(change),
      contentModerated: (change) => moderated.push(change),
      notified: (userId, push) => notified.push({ userId, ...push }),
      isListening: () => true,
    },
    ...(mailOf && { mail: mailOf(db, allSettings) }),
    ...options,
  });

  return {
    app,
    db,
    databaseUrl,
    settings: allSettings,
    published,
    moderated,
    notified,
    request: (options) => checkedInject(app, options),
    async close() {
      await app.close();
      await closeDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
