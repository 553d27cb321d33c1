import { CompiledQuery } from 'kysely';
import pg from 'pg';

import type { DatabaseReader } from './database';

const names = new Map<string, string>();

/**
 * Returns a function that runs the statement, which PostgreSQL parses and plans once for each connection.
 *
 * List columns instead of `*`: a newer server's migration must not change the result's type. Write conditions of
 * partial indexes as literals: a plan for any value cannot use the index, and `on conflict` fails.
 */
export function prepare<Values extends readonly unknown[], Row>(text: string) {
  if (!names.has(text)) names.set(text, `s${names.size}`);
  return async (db: DatabaseReader, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.getExecutor().executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The statement returned no row.');
  return row;
}

/** Sends the statements of `prepare` under their names. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: unknown[]) => unknown;
    this.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof config === 'string' ? names.get(config) : undefined;
      return name === undefined
        ? query(config, values, ...rest)
        : query({ name, text: config, values }, ...rest);
    }) as typeof this.query;
  }
}
