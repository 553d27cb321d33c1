import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { StartupError } from '../../startup-error';
import { findBinaries } from './binaries';
import { clusterFolder, databaseName, databaseUser, ensureCluster } from './cluster';
import { lockDataDir } from './data-dir-lock';
import { messages } from './messages';
import { stopOrphan } from './orphan';
import { startPostmaster, type Postmaster } from './postmaster';
import { findRunAs } from './run-as';
import { makeSocketFolder, removeSocketFolder } from './socket-folder';

export interface EmbeddedPostgres {
  connection: pg.PoolConfig;
  /** Resolves with the last log lines when PostgreSQL exits for any reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Skips flushing commits to disk. A crash may corrupt the data. @default false */
  isDisposable?: boolean;
}

// After a crash, PostgreSQL refuses connections while it replays its log.
const startTimeoutMs = 120_000;

/**
 * Also stops a PostgreSQL that a killed server left running.
 * @throws StartupError when another server uses the folder, or the operator can fix the cause.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => undefined,
  isDisposable = false,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const folder = await makeDataDir(dataDir);
  const lock = await lockDataDir(folder);
  try {
    const runAs = await findRunAs([path.dirname(binaries.postgres), folder]);
    await stopOrphan(clusterFolder(folder));
    const cluster = await ensureCluster(folder, binaries, runAs, isDisposable);
    const socketFolder = await makeSocketFolder(folder, runAs);
    const connection = {
      host: socketFolder,
      port: 5432,
      user: databaseUser,
      database: databaseName,
      ssl: false,
    };

    const postmaster = startPostmaster({ binaries, runAs, cluster, socketFolder, log, isDisposable });
    try {
      await createDatabase(connection, postmaster);
    } catch (error) {
      await postmaster.stop();
      await removeSocketFolder(socketFolder);
      throw error;
    }
    return {
      connection,
      ended: postmaster.ended,
      async stop() {
        await postmaster.stop();
        await removeSocketFolder(socketFolder);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw new StartupError(messages.notWritable(dataDir, String(error)), { cause: error });
  }
}

async function createDatabase(connection: pg.ClientConfig, postmaster: Postmaster): Promise<void> {
  const client = await connect({ ...connection, database: 'postgres' }, postmaster);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function connect(config: pg.ClientConfig, postmaster: Postmaster): Promise<pg.Client> {
  let lastLines: string | undefined;
  void postmaster.ended.then((lines) => (lastLines = lines));
  const deadline = performance.now() + startTimeoutMs;

  for (;;) {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (lastLines !== undefined) throw new StartupError(messages.startFailed(lastLines), { cause: error });
      if (performance.now() > deadline)
        throw new StartupError(messages.startFailed(String(error)), { cause: error });
      await sleep(30);
    }
  }
}
