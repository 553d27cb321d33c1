import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostChange } from '@alphazone/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { buildApp, type AppOptions, type AppSettings } from '../app';
import type { Database } from '../database/database';
import { silentPublisher } from '../publisher';
import { contractViolation } from './contract-check';
import { createTestDatabase } from './test-database';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  /** Its database's address, as `DATABASE_URL` takes it. */
  databaseUrl: string;
  settings: AppSettings;
  /** What was published, oldest first. */
  published: PostChange[];
  /**
   * Sends a request through the whole server.
   *
   * @throws When the answer is not as openapi.yaml says.
   */
  request: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Ends the server and takes its database and folder away. */
  close: () => Promise<void>;
}

export interface TestAppOptions extends Partial<Omit<AppOptions, 'settings' | 'db' | 'publisher'>> {
  settings?: Partial<AppSettings>;
}

/** A complete server on an empty database of its own; rate limits are off unless asked for. */
export async function createTestApp({ settings, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const { db, url: databaseUrl, close: closeDatabase } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'alphazone-app-'));
  const allSettings: AppSettings = {
    dataDir,
    jwtSecret: 'a secret that only the tests know, long enough',
    tokenTtlSeconds: 3600,
    corsOrigins: [],
    rateLimits: false,
    trustProxy: false,
    ...settings,
  };
  const published: PostChange[] = [];
  const app = await buildApp({
    settings: allSettings,
    db,
    publisher: { ...silentPublisher, postChanged: (change) => published.push(change) },
    ...options,
  });

  return {
    app,
    db,
    databaseUrl,
    settings: allSettings,
    published,
    async request(injected) {
      const response = await app.inject(injected);
      const violation = contractViolation({
        method: response.raw.req.method ?? 'GET',
        url: response.raw.req.url ?? '/',
        status: response.statusCode,
        contentType: response.headers['content-type']?.toString(),
        body: response.body,
      });
      if (violation !== undefined) throw new Error(violation);
      return response;
    },
    async close() {
      await app.close();
      await closeDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
