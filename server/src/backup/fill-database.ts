import type { Readable } from 'node:stream';

import { countText } from '../count-text';
import { knownMigrations, migrateWithin } from '../database/migrate';
import { operatorMessages } from '../operator-messages';
import { BackupError } from './backup-error';
import { readForeignKeys, readMigrations, readTables, type Sequence, type Table } from './catalog';
import { messages } from './messages';
import type { Session } from './session';
import { measure, pump, writeRows, type TableContent } from './table-content';

export interface DatabaseContent {
  migrations: string[];
  tables: Pick<Table, 'name' | 'columns'>[];
  sequences: Sequence[];
  /** Streams a table's rows in COPY's text format, ordered by key. */
  read(table: string): Readable;
}

export interface FilledTable {
  name: string;
  sent: TableContent;
  stored: TableContent;
}

export interface FillOptions {
  signal: AbortSignal;
  onProgress: (line: string) => void;
}

/**
 * Verifies the rows against the source, and runs pending migrations.
 * @param session In a transaction that the caller commits or rolls back.
 * @throws BackupError when the content does not fit this version.
 */
export async function fillDatabase(
  { client, db }: Session,
  content: DatabaseContent,
  { signal, onProgress }: FillOptions,
): Promise<FilledTable[]> {
  requireKnown(content.migrations);
  await migrateWithin(db, content.migrations.at(-1));
  const tables = matchTables(content.tables, await readTables(client));

  // Without foreign keys the tables can be filled in any order. Restoring the keys validates all rows.
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  // Triggers would count the rows twice: the content already includes the counts.
  for (const { name } of tables) await setTriggers(client, name, 'disable');
  const filled: FilledTable[] = [];
  for (const table of tables) {
    const sent = await pump(content.read(table.name), writeRows(client, table), signal);
    const stored = await measure(client, table, signal);
    if (stored.sha256 !== sent.sha256) throw new BackupError(messages.differs(table.name));
    filled.push({ name: table.name, sent, stored });
    onProgress(`${table.name}: ${countText(stored.rows, 'row')}`);
  }
  for (const { name } of tables) await setTriggers(client, name, 'enable');
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

async function setTriggers(
  client: Session['client'],
  table: string,
  action: 'enable' | 'disable',
): Promise<void> {
  await client.query(`alter table ${client.escapeIdentifier(table)} ${action} trigger user`);
}

/** @throws BackupError when the database has tables. Existing data is never overwritten. */
export async function requireEmptyDatabase({ client }: Session): Promise<void> {
  const tables = (await readTables(client)).map(({ name }) => name);
  if (tables.length > 0) throw new BackupError(messages.notEmpty(tables));
  if ((await readMigrations(client)).length > 0)
    throw new BackupError(messages.notEmpty(['kysely_migration']));
}

/** @throws BackupError when this version lacks one of them. */
export function requireKnown(migrations: readonly string[]): void {
  const known = knownMigrations();
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown !== undefined) throw new BackupError(operatorMessages.newerVersion(unknown));
}

/** Keeps the source's column order. */
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
