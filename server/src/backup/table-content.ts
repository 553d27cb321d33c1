import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';

import type { Table } from './catalog';
import { copyIn, copyOut } from './copy-streams';
import { Meter, Nowhere, type FileContent } from './meter';

/**
 * What a table holds: equal for equal rows, on every server. Bytes and hash are those of all rows in
 * PostgreSQL's text format for COPY, in the order of their keys.
 */
export interface TableContent extends FileContent {
  rows: number;
}

/** A table's rows in PostgreSQL's text format for COPY, in the order of their keys. */
export const readRows = (client: pg.Client, { name, columns, order }: Table): Readable =>
  copyOut(
    client,
    `copy (select ${listOf(client, columns)} from ${client.escapeIdentifier(name)} order by ${order}) to stdout`,
  );

/** Takes a table's rows in that format, with the columns in the same order. */
export const writeRows = (client: pg.Client, { name, columns }: Omit<Table, 'order'>): Writable =>
  copyIn(client, `copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) from stdin`);

/** Lets rows flow from a source to a target. @returns what flowed. */
export async function pump(source: Readable, target: Writable, signal: AbortSignal): Promise<TableContent> {
  const meter = new RowMeter();
  await pipeline(source, meter, target, { signal });
  return meter.content();
}

/** What the table holds at present, in the transaction's view. */
export const measure = (client: pg.Client, table: Table, signal: AbortSignal): Promise<TableContent> =>
  pump(readRows(client, table), new Nowhere(), signal);

const listOf = (client: pg.Client, columns: string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

const newline = 10;

/** Counts rows, too. */
class RowMeter extends Meter {
  #rows = 0;

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: (e: null, chunk: Buffer) => void): void {
    // A row ends with a newline; one within a value is written as \n.
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) this.#rows += 1;
    super._transform(chunk, encoding, done);
  }

  override content(): TableContent {
    return { rows: this.#rows, ...super.content() };
  }
}
