import pg from 'pg';

/** How tests reach PostgreSQL, in a form that vitest can hand from its main process to its workers. */
export interface ServerConnection {
  host?: string;
  port?: number;
  user?: string;
  /** Of an external server; any database there. */
  connectionString?: string;
}

/** The connection to one database of the server; to its default one without a name. */
export function connectionTo(server: ServerConnection, database?: string): pg.PoolConfig {
  if (server.connectionString === undefined) return { ...server, database: database ?? 'postgres' };
  return {
    connectionString: database === undefined ? server.connectionString : urlOf(server, database),
  };
}

/** The address of one database of the server, as `DATABASE_URL` takes it. */
export function urlOf(server: ServerConnection, database: string): string {
  const { connectionString, host = '', port, user } = server;
  if (connectionString !== undefined) {
    const url = new URL(connectionString);
    url.pathname = `/${database}`;
    return url.href;
  }
  // The host is the folder of a socket.
  const query = new URLSearchParams({
    host,
    ...(port !== undefined && { port: String(port) }),
    ...(user !== undefined && { user }),
  });
  return `postgres:///${database}?${query.toString()}`;
}

/** The same as an address, for what takes no other form. */
export function urlTo(server: ServerConnection, database: string): string {
  const connection = connectionTo(server, database);
  if (connection.connectionString !== undefined) return connection.connectionString;
  const { host = 'localhost', port = 5432, user = '' } = server;
  // A socket's folder stands, escaped, where the host's name would.
  return `postgres://${encodeURIComponent(user)}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Runs one statement outside any pool. */
export async function runSql(server: ServerConnection, statement: string): Promise<void> {
  const client = new pg.Client(connectionTo(server));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
