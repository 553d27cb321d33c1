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

/** A PostgreSQL of our own, running as a child process. */
export interface EmbeddedPostgres {
  /** How to reach it: a socket, a user and a database. How large the pool is is up to the caller. */
  connection: pg.PoolConfig;
  /** Resolves when PostgreSQL has ended, be it by `stop` or by itself, with its last words. */
  ended: Promise<string>;
  /** Ends it and gives the data folder free. Everything that was committed is on disk already. */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** The folder for the data; made when missing. */
  dataDir: string;
  /** Gets what PostgreSQL says, line by line. */
  log?: (line: string) => void;
  /** Only for databases that are thrown away: commits are not flushed to disk. @default false */
  isDisposable?: boolean;
}

// Recovery after a crash replays the log first; PostgreSQL answers 'starting up' meanwhile.
const startPatience = 120_000;

/**
 * Starts PostgreSQL on the data folder, and makes the database there the first time. If an earlier
 * server was killed, what it left is stopped and recovered first.
 *
 * @throws StartupError when another living server uses the folder, and for anything else that the operator can mend.
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

/** Waits until PostgreSQL answers, then makes our database unless it is there. */
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
  let lastWords: string | undefined;
  void postmaster.ended.then((words) => (lastWords = words));
  const deadline = performance.now() + startPatience;

  for (;;) {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (lastWords !== undefined) throw new StartupError(messages.startFailed(lastWords), { cause: error });
      if (performance.now() > deadline)
        throw new StartupError(messages.startFailed(String(error)), { cause: error });
      await sleep(30);
    }
  }
}
