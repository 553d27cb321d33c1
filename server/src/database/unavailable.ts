import { errorMessage } from '../error-message';

/**
 * SQLSTATEs: too many connections, cannot connect now, read-only (a standby after a failover), disk full, out of memory.
 * PostgreSQL rolls the transaction back. A disk that fills during a commit loses the connection instead.
 */
const refusals = new Set(['53300', '57P03', '25006', '53100', '53200']);

/** Errors of the operating system when no server listens, or this process has too many connections. */
const unreachable = new Set(['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EMFILE']);

/** Errors of the resolver when the host has no address, or no name server responds. */
const unresolved = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** Messages of the pool's errors, which have no code. */
const timeouts = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** A connection was closed because PostgreSQL no longer responded on it. The outcome of its query is unknown. */
export class ConnectionSilent extends Error {
  override readonly name = 'ConnectionSilent';

  constructor() {
    super('PostgreSQL no longer responds on it');
  }
}

/** The connection was lost before the commit was sent, so that PostgreSQL rolls the transaction back. */
export class NotCommitted extends Error {
  override readonly name = 'NotCommitted';

  constructor(cause: unknown) {
    super(`the connection was lost before the commit: ${errorMessage(cause)}`, { cause });
  }
}

/** SQLSTATEs: the server is shut down or has crashed, connection failures. */
const losses = new Set(['57P01', '57P02', '08000', '08003', '08006']);

/** Messages of a connection lost during a query, whose outcome is unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ConnectionSilent || error.message === 'Connection terminated unexpectedly')
    return true;
  return (
    'code' in error &&
    typeof error.code === 'string' &&
    (losses.has(error.code) || error.code === 'ECONNRESET')
  );
}

/** False for a connection lost during a query: its outcome is unknown, a retry is not safe. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotCommitted || timeouts.has(error.message)) return true;
  // One error for each address of the host.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (refusals.has(error.code)) return true;
  if (!('syscall' in error)) return false;
  if (error.syscall === 'getaddrinfo') return unresolved.has(error.code);
  return error.syscall === 'connect' && unreachable.has(error.code);
}
