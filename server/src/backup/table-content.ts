import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';

import type { Table } from './catalog';
import { copyIn, copyOut } from './copy-streams';
import { Meter, Nowhere, type FileContent } from './meter';

/** The same on every server: of rows in COPY's text format, ordered by key. */
export interface TableContent extends FileContent {
  rows: number;
}

export const readRows = (client: pg.Client, { name, columns, order }: Table): Readable =>
  copyOut(
    client,
    `copy (select ${listOf(client, columns)} from ${client.escapeIdentifier(name)} order by ${order}) to stdout`,
  );

/** The columns must have the same order. */
export const writeRows = (client: pg.Client, { name, columns }: Omit<Table, 'order'>): Writable =>
  copyIn(client, `copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) from stdin`);

export async function pump(source: Readable, target: Writable, signal: AbortSignal): Promise<TableContent> {
  const meter = new RowMeter();
  await pipeline(source, meter, target, { signal });
  return meter.content();
}

export const measure = (client: pg.Client, table: Table, signal: AbortSignal): Promise<TableContent> =>
  pump(readRows(client, table), new Nowhere(), signal);

const listOf = (client: pg.Client, columns: string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

const newline = 10;

class RowMeter extends Meter {
  #rows = 0;

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: (e: null, chunk: Buffer) => void): void {
    // COPY escapes newlines within values.
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) this.#rows += 1;
    super._transform(chunk, encoding, done);
  }

  override content(): TableContent {
    return { rows: this.#rows, ...super.content() };
  }
}
