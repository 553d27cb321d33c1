import { CompiledQuery } from 'kysely';

import type { DatabaseReader } from './database';
import { nameStatement } from './preparing-client';

/**
 * Returns a function that runs the statement, which PostgreSQL parses and plans once for each connection.
 *
 * List columns instead of `*`: a newer server's migration must not change the result's type. Write conditions of
 * partial indexes as literals: a generic plan cannot use the index, and `on conflict` fails.
 */
export function prepare<Values extends readonly unknown[], Row>(text: string) {
  nameStatement(text);
  return async (db: DatabaseReader, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.getExecutor().executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
