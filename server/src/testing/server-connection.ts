import pg from 'pg';

export interface ServerConnection {
  host?: string;
  port?: number;
  user?: string;
  connectionString?: string;
}

export function connectionTo(server: ServerConnection, database?: string): pg.PoolConfig {
  if (server.connectionString === undefined) return { ...server, database: database ?? 'postgres' };
  return {
    connectionString: database === undefined ? server.connectionString : urlOf(server, database),
  };
}

export function urlOf(server: ServerConnection, database: string): string {
  const { connectionString, host = '', port, user } = server;
  if (connectionString !== undefined) {
    const url = new URL(connectionString);
    url.pathname = `/${database}`;
    return url.href;
  }
  // The host is a socket's folder.
  const query = new URLSearchParams({
    host,
    ...(port !== undefined && { port: String(port) }),
    ...(user !== undefined && { user }),
  });
  return `postgres:///${database}?${query.toString()}`;
}

/** Like `urlOf`, with the host in its usual place for `URL` parsers that require it. */
export function urlTo(server: ServerConnection, database: string): string {
  const connection = connectionTo(server, database);
  if (connection.connectionString !== undefined) return connection.connectionString;
  const { host = 'localhost', port = 5432, user = '' } = server;
  // The escaped socket folder replaces the host.
  return `postgres://${encodeURIComponent(user)}@${encodeURIComponent(host)}:${port}/${database}`;
}

export async function runSql(server: ServerConnection, statement: string): Promise<void> {
  const client = new pg.Client(connectionTo(server));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
