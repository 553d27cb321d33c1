import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import { dataFolderUnusable } from '../../startup/startup-error';
import { findBinaries } from './binaries';
import { clusterFolder, databaseName, databaseUser, ensureCluster } from './cluster';
import { connectWhenReady } from './connect-when-ready';
import { lockAfterCommands, lockDataDir } from './data-dir-lock';
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
  warn?: (line: string) => void;
  /** Skips flushing commits to disk. A crash may corrupt the data. @default false */
  isDisposable?: boolean;
  /** For commands that also work beside a server: others that start meanwhile wait. @default false */
  isAwaited?: boolean;
  /** Waits for such a command, until the signal aborts. @default Fails at once. */
  waitUntil?: AbortSignal | undefined;
}

/**
 * Also stops a PostgreSQL that a killed server left running.
 * @throws StartupError when another server uses the folder, or the operator can fix the cause.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => undefined,
  warn = () => undefined,
  isDisposable = false,
  isAwaited = false,
  waitUntil,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const folder = await makeDataDir(dataDir);
  const lock = waitUntil
    ? await lockAfterCommands(folder, { warn, signal: waitUntil, isAwaited })
    : await lockDataDir(folder, { isAwaited });
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
      await createDatabase(connection, postmaster, warn);
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
    throw dataFolderUnusable(dataDir, error);
  }
}

async function createDatabase(
  connection: pg.ClientConfig,
  postmaster: Postmaster,
  warn: (line: string) => void,
): Promise<void> {
  const client = await connectWhenReady({ ...connection, database: 'postgres' }, postmaster, { warn });
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
