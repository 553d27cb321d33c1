import { hasCluster } from '../database/embedded';
import type { Settings } from '../settings/settings';
import { BackupError } from './backup-error';
import { readMigrations, readSequences, readTables } from './catalog';
import { fillDatabase, requireEmptyDatabase, type DatabaseContent, type FilledTable } from './fill-database';
import { withEmbedded, withServer } from './instance';
import { messages } from './messages';
import { beginSnapshot, type Session } from './session';
import { readRows } from './table-content';

export interface MoveOptions {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  to: string;
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

/**
 * Copies the embedded database to `to` and compares the two row by row. Never changes the embedded database.
 * @throws BackupError when a server is running or the target is not empty. Leaves the target unchanged.
 */
export async function move({ settings, to, signal, onProgress }: MoveOptions): Promise<FilledTable[]> {
  if (settings.databaseUrl !== undefined) throw new BackupError(messages.moveFromServer);
  if (!(await hasCluster(settings.dataDir))) throw new BackupError(messages.nothingThere(settings.dataDir));
  return await withEmbedded(settings.dataDir, (source) =>
    withServer(to, async (target) => {
      await requireEmptyDatabase(target);
      await beginSnapshot(source.client);
      await target.client.query('begin');
      const moved = await fillDatabase(target, await contentOf(source), { signal, onProgress });
      await target.client.query('commit');
      return moved;
    }),
  );
}

async function contentOf({ client }: Session): Promise<DatabaseContent> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new BackupError(messages.neverUsed);
  const tables = await readTables(client);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    migrations,
    tables,
    sequences: await readSequences(client),
    read(name) {
      const table = byName.get(name);
      if (!table) throw new Error(`The database has no table ${name}.`);
      return readRows(client, table);
    },
  };
}
