import { Readable } from 'node:stream';
import type { components } from '@alphazone/client';

import type { Streamed } from '../../contract/handlers';
import type { DatabaseReader } from '../../database/database';
import { findAccountRow, listRecords, type ExportedRecords } from './account-export-repository';
import { memberRecords } from './member-records';

const pageSize = 200;

/** Reads page by page: a slow client holds neither memory nor a connection. */
export function exportAccount(
  db: DatabaseReader,
  userId: string,
): Streamed<components['schemas']['AccountExport']> {
  return Readable.from(streamJson(db, userId));
}

async function* streamJson(db: DatabaseReader, userId: string): AsyncGenerator<string> {
  const account = await findAccountRow(db, userId);
  yield `{"exportedOn":${JSON.stringify(new Date())},"account":${JSON.stringify(account)},"records":{`;
  let separator = '';
  for (const records of memberRecords) {
    if (records.exportedBy === undefined) continue;
    yield `${separator}${JSON.stringify(records.table)}:[`;
    yield* streamRows(db, userId, { ...records, exportedBy: records.exportedBy });
    yield ']';
    separator = ',';
  }
  yield '}}';
}

async function* streamRows(
  db: DatabaseReader,
  userId: string,
  records: ExportedRecords,
): AsyncGenerator<string> {
  let after: readonly string[] | undefined;
  for (;;) {
    const rows = await listRecords(db, records, { userId, after, limit: pageSize });
    if (rows.length > 0) yield (after === undefined ? '' : ',') + rows.map(({ text }) => text).join(',');
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.key;
  }
}
