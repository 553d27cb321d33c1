import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import { clusterFolder, databaseName, databaseUser } from './cluster';

/** Reads the pid file of another process's PostgreSQL. Undefined until it is ready. */
export async function runningConnection(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const file = path.join(clusterFolder(dataDir), 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, , , port, host, , , status] = text.split('\n');
  if (status?.trim() !== 'ready') return undefined;
  return { host, port: Number(port), user: databaseUser, database: databaseName, ssl: false };
}
