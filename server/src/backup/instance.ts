import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { DataDirInUse, hasCluster, runningConnection, startEmbeddedPostgres } from '../database/embedded';
import { checkDatabase, placeOf } from '../database/open-database';
import { errorMessage } from '../error-message';
import { operatorMessages } from '../operator-messages';
import type { Settings } from '../settings/settings';
import { BackupError } from './backup-error';
import { messages } from './messages';
import { openSession, type Session } from './session';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

// After a crash, PostgreSQL replays its log before it accepts connections.
const startTimeoutMs = 60_000;

interface Waiting {
  /** Ends the wait. */
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

/** Also works while a server is running. Without one, waits for other commands. */
export async function withDatabase<T>(
  place: Place,
  { signal, onProgress }: Waiting,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  if (place.databaseUrl !== undefined) return await withServer(place.databaseUrl, use);
  // First: another user cannot see whether there is a database.
  await requireOwnFolder(place.dataDir);
  if (!(await hasCluster(place.dataDir))) throw new BackupError(messages.nothingThere(place.dataDir));
  try {
    const options = { isAwaited: true, waitUntil: signal, warn: onProgress };
    return await withStopped({ dataDir: place.dataDir, ...options }, use);
  } catch (error) {
    // `awaitedPid` is set only if the wait was aborted.
    if (!(error instanceof DataDirInUse) || error.awaitedPid !== undefined) throw error;
    return await withSession(await connectionOfRunning(place.dataDir), place.dataDir, use);
  }
}

/** Exclusive. Creates the embedded one if needed. */
export async function withOwnDatabase<T>(place: Place, use: (session: Session) => Promise<T>): Promise<T> {
  return place.databaseUrl === undefined
    ? await withEmbedded(place.dataDir, use)
    : await withServer(place.databaseUrl, use);
}

/** Exclusive: no server can start on it meanwhile. */
export async function withEmbedded<T>(dataDir: string, use: (session: Session) => Promise<T>): Promise<T> {
  try {
    return await withStopped({ dataDir }, use);
  } catch (error) {
    if (error instanceof DataDirInUse) throw new BackupError(messages.serverRuns(dataDir), { cause: error });
    throw error;
  }
}

export async function withServer<T>(url: string, use: (session: Session) => Promise<T>): Promise<T> {
  return await withSession({ connectionString: url }, placeOf(url), async (session) => {
    await checkDatabase(session.db, url);
    return await use(session);
  });
}

async function withStopped<T>(
  options: Parameters<typeof startEmbeddedPostgres>[0],
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const { dataDir } = options;
  await requireOwnFolder(dataDir);
  const embedded = await startEmbeddedPostgres(options);
  try {
    return await withSession(embedded.connection, dataDir, use);
  } finally {
    await embedded.stop();
  }
}

/**
 * The server could not access the files of another user, e.g. root.
 * @throws BackupError
 */
export async function requireOwnFolder(dataDir: string): Promise<void> {
  const owner = await stat(dataDir).then(
    ({ uid }) => uid,
    () => undefined,
  );
  if (owner !== undefined && owner !== process.getuid?.())
    throw new BackupError(operatorMessages.otherUser(dataDir, owner));
}

async function withSession<T>(
  connection: pg.ClientConfig,
  where: string,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await openSession(connection).catch((error: unknown) => {
    throw new BackupError(messages.unreachable(where, errorMessage(error)), { cause: error });
  });
  try {
    return await use(session);
  } finally {
    // Cancels a pending statement and rolls back an open transaction.
    await session.end();
  }
}

async function connectionOfRunning(dataDir: string): Promise<pg.ClientConfig> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const connection = await runningConnection(dataDir);
    if (connection) return connection;
    if (performance.now() > deadline) throw new BackupError(messages.notReady(dataDir));
    await sleep(100);
  }
}
