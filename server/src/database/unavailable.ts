/** SQLSTATEs: too many connections, cannot connect now. */
const refusals = new Set(['53300', '57P03']);

/** Errors of the operating system when no server listens, or this process has too many connections. */
const unreachable = new Set(['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ETIMEDOUT', 'EMFILE']);

/** Messages of the pool's errors, which have no code. */
const timeouts = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** SQLSTATEs: the server is shut down or has crashed, connection failures. */
const losses = new Set(['57P01', '57P02', '08000', '08003', '08006']);

/** Messages of a connection lost during a query, whose outcome is unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === 'Connection terminated unexpectedly') return true;
  return (
    'code' in error &&
    typeof error.code === 'string' &&
    (losses.has(error.code) || error.code === 'ECONNRESET')
  );
}

/** False for a connection lost during a query: its outcome is unknown, a retry is not safe. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (timeouts.has(error.message)) return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (refusals.has(error.code)) return true;
  return 'syscall' in error && error.syscall === 'connect' && unreachable.has(error.code);
}
