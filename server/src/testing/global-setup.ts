import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { parse } from 'yaml';

import { readContract } from '../contract/contract';
import { createDatabase } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded';
import { migrateToLatest } from '../database/migrate';
import { repositoryRoot } from '../repository-root';
import { readRecordedResponses, findUnseenResponses } from './response-log';
import { connectionTo, runSql, type ServerConnection } from './server-connection';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: ServerConnection;
    responsesFolder: string;
    /** Shared by the workers, deleted after the run. */
    runFolder: string;
    serverEntry: string;
    databaseOwnerEntry: string;
    testTemplate: string;
  }
}

/**
 * Embedded PostgreSQL, or `TEST_DATABASE_URL` or `DATABASE_URL`, whose user may create databases.
 * After a full run it checks that the tests received every response that openapi.yaml documents.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const { server, stop } = url === undefined ? await startEmbedded() : external(url);
  const bundle = await bundleServer();
  const template = `alphazone_template_${randomBytes(6).toString('hex')}`;

  await runSql(server, `create database ${template}`);
  const db = createDatabase(connectionTo(server, template));
  await migrateToLatest(db);
  await db.destroy();

  const responsesFolder = await mkdtemp(join(tmpdir(), 'alphazone-responses-'));
  const runFolder = await mkdtemp(join(tmpdir(), 'alphazone-run-'));
  project.provide('testServer', server);
  project.provide('testTemplate', template);
  project.provide('responsesFolder', responsesFolder);
  project.provide('runFolder', runFolder);
  project.provide('serverEntry', join(bundle, 'main.js'));
  project.provide('databaseOwnerEntry', join(bundle, 'hold-open.js'));
  return async () => {
    await runSql(server, `drop database if exists ${template}`);
    await stop();
    await rm(runFolder, { recursive: true });
    const seen = readRecordedResponses(responsesFolder);
    await rm(responsesFolder, { recursive: true });
    if (await ranAllTests(project)) requireAllResponses(seen);
  };
}

/** Starts several times faster than the sources. @returns The bundle's folder. */
async function bundleServer(): Promise<string> {
  // Inside the server's folder, so that it finds packages and openapi.yaml.
  const dist = join(repositoryRoot(), 'server/dist');
  await mkdir(dist, { recursive: true });
  const outdir = await mkdtemp(join(dist, 'test-'));
  // Also after Ctrl-C, which runs no teardown: the folder is packed with the server.
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  const contractFile = join(repositoryRoot(), 'openapi.yaml');
  await build({
    entryPoints: {
      main: join(repositoryRoot(), 'server/src/main.ts'),
      'hold-open': fileURLToPath(new URL('../database/embedded/hold-open.fixture.ts', import.meta.url)),
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    // Bundled, because Node.js cannot import its TypeScript.
    alias: { '@alphazone/client': join(repositoryRoot(), 'client') },
  });
  await writeFile(join(outdir, 'openapi.json'), JSON.stringify(parse(await readFile(contractFile, 'utf8'))));
  return outdir;
}

async function ranAllTests(project: TestProject): Promise<boolean> {
  const { state, config } = project.vitest;
  if (config.testNamePattern !== undefined) return false;
  const ran = new Set(state.getFiles().map(({ filepath }) => filepath));
  const { testFiles } = await project.globTestFiles();
  return testFiles.every((file) => ran.has(file));
}

function requireAllResponses(seen: ReadonlySet<string>): void {
  const unseen = findUnseenResponses(readContract().operations, seen);
  if (unseen.length === 0) return;
  // Vitest prints an error in teardown without failing the run.
  process.exitCode = 1;
  throw new Error(
    `openapi.yaml documents responses that no server test received:\n${unseen.map((response) => `  ${response}`).join('\n')}\n` +
      'Write a test for each, or take what cannot happen out of the contract.',
  );
}

interface TestServer {
  server: ServerConnection;
  stop: () => Promise<void>;
}

async function startEmbedded(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alphazone-test-'));
  const embedded = await startEmbeddedPostgres({ dataDir, isDisposable: true });
  const { host, port, user } = embedded.connection;
  return {
    server: {
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port }),
      ...(user !== undefined && { user }),
    },
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const external = (connectionString: string): TestServer => ({
  server: { connectionString },
  stop: () => Promise.resolve(),
});
