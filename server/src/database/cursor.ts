import { sql, type SelectQueryBuilder } from 'kysely';

import type { DatabaseReader } from './database';
import type { Tables } from './tables';

export interface Cursor<Row> {
  /** Returns fewer than `count` rows at the end. */
  fetch: (count: number) => Promise<Row[]>;
}

export const emptyCursor: Cursor<never> = { fetch: () => Promise.resolve([]) };

/** PostgreSQL favours plans with fast first rows. Open one per snapshot; closing the snapshot closes it. */
export async function openCursor<Row>(
  snapshot: DatabaseReader,
  query: SelectQueryBuilder<Tables, keyof Tables, Row>,
): Promise<Cursor<Row>> {
  await sql`declare complete_list no scroll cursor for ${query}`.execute(snapshot);
  return {
    async fetch(count) {
      const { rows } = await sql<Row>`fetch ${sql.lit(count)} from complete_list`.execute(snapshot);
      return rows;
    },
  };
}
