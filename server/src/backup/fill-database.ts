import type { Readable } from 'node:stream';

import { knownMigrations, migrateWithin } from '../database/migrate';
import { BackupError } from './backup-error';
import { readForeignKeys, readMigrations, readTables, type Sequence, type Table } from './catalog';
import { messages } from './messages';
import type { Session } from './session';
import { measure, pump, writeRows, type TableContent } from './table-content';

/** The content of a database, from wherever it comes. */
export interface DatabaseContent {
  /** Those that had run, in order. */
  migrations: string[];
  tables: Pick<Table, 'name' | 'columns'>[];
  sequences: Sequence[];
  /** A table's rows in PostgreSQL's text format for COPY, in the order of their keys. */
  read(table: string): Readable;
}

/** A table that was filled. */
export interface FilledTable {
  name: string;
  /** What was read. */
  sent: TableContent;
  /** What the table holds now; equal to what was read. */
  stored: TableContent;
}

export interface FillOptions {
  signal: AbortSignal;
  /** Hears what is done, for a person. */
  onProgress: (line: string) => void;
}

/**
 * Fills an empty database, verifies that it then holds what was read, row by row, and brings it to the
 * newest migration.
 *
 * @param session In a transaction, which the caller commits. Any failure leaves nothing once it is rolled back.
 * @throws BackupError when the database is not empty, or the content does not fit this version.
 */
export async function fillDatabase(
  { client, db }: Session,
  content: DatabaseContent,
  { signal, onProgress }: FillOptions,
): Promise<FilledTable[]> {
  await migrateWithin(db, levelOf(content.migrations));
  const tables = matchTables(content.tables, await readTables(client));

  // They are checked when they are made again, which lets tables refer to each other in any direction.
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const filled: FilledTable[] = [];
  for (const table of tables) {
    const sent = await pump(content.read(table.name), writeRows(client, table), signal);
    const stored = await measure(client, table, signal);
    if (stored.sha256 !== sent.sha256) throw new BackupError(messages.differs(table.name));
    filled.push({ name: table.name, sent, stored });
    onProgress(`${table.name}: ${stored.rows} rows`);
  }
  for (const { table, name, definition } of keys) {
    signal.throwIfAborted();
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, lastValue, isCalled } of content.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      lastValue,
      isCalled,
    ]);
  }
  await migrateWithin(db);
  await client.query('analyze');
  signal.throwIfAborted();
  return filled;
}

/** @throws BackupError when there is any table: nothing that exists is ever overwritten. */
export async function requireEmptyDatabase({ client }: Session): Promise<void> {
  const tables = (await readTables(client)).map(({ name }) => name);
  if (tables.length > 0) throw new BackupError(messages.notEmpty(tables));
  if ((await readMigrations(client)).length > 0)
    throw new BackupError(messages.notEmpty(['kysely_migration']));
}

/** The migration that the content is at. */
function levelOf(migrations: string[]): string | undefined {
  const known = knownMigrations();
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown !== undefined) throw new BackupError(messages.newerVersion(unknown));
  return migrations.at(-1);
}

/** Our tables, with the columns in the order in which they come. */
function matchTables(theirs: DatabaseContent['tables'], ours: Table[]): Table[] {
  const surplus = ours.find(({ name }) => !theirs.some((table) => table.name === name));
  if (surplus) throw new BackupError(messages.otherTables(surplus.name));
  return theirs.map(({ name, columns }) => {
    const own = ours.find((table) => table.name === name);
    if (!own || [...own.columns].sort().join() !== [...columns].sort().join())
      throw new BackupError(messages.otherTables(name));
    return { ...own, columns };
  });
}
