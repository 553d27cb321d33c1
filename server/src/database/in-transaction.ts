import {
  DefaultQueryExecutor,
  DummyDriver,
  PostgresDialect,
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import pg from 'pg';

import type { Tables } from './tables';
import { isConnectionLost, NotCommitted } from './unavailable';

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('Not connected.')) });
const compiler = dialect.createQueryCompiler();
const adapter = dialect.createAdapter();
const driver = new DummyDriver();

/** Like Kysely's transaction, but pipelines statements. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isOpen = true;
  /** The first failed statement's. PostgreSQL refuses those sent after it because the transaction is aborted. */
  let cause: unknown;
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      // `work` may continue after another statement has failed.
      if (!isOpen) throw new Error('The transaction has ended.');
      corkUntilImmediate(client);
      const { rows, rowCount } = await client.query(sql, [...parameters]).catch((error: unknown) => {
        cause ??= error;
        throw error;
      });
      return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error('Transactions cannot stream.');
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  const transaction = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  let failure: Error | undefined;
  let isCommitting = false;
  try {
    corkUntilImmediate(client);
    const [, result] = await Promise.all([client.query('begin'), work(transaction)]);
    isOpen = false;
    isCommitting = true;
    await client.query('commit');
    return result;
  } catch (error) {
    isOpen = false;
    await client.query('rollback').catch((rollbackError: Error) => {
      failure = rollbackError;
    });
    const reason = isAborted(error) ? (cause ?? error) : error;
    throw !isCommitting && isConnectionLost(reason) ? new NotCommitted(reason) : reason;
  } finally {
    client.release(failure);
  }
}

const isAborted = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02';

/** Sends the statements of one turn of the event loop with one system call. */
function corkUntilImmediate({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => {
    stream.uncork();
  });
}
