/** SQLSTATE of a server that takes no (more) connections at present. */
const refusals = new Set(['53300', '57P03']);

/** Of the operating system, when nobody listens there. */
const unreachable = new Set(['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ETIMEDOUT']);

/** What the pool says, which gives its errors no code. */
const timeouts = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/**
 * Could no connection to the database be had? Then nothing was done, and the same request may succeed in a
 * moment. A connection that broke while it worked is something else: nobody knows what was done.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (timeouts.has(error.message)) return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (refusals.has(error.code)) return true;
  return 'syscall' in error && error.syscall === 'connect' && unreachable.has(error.code);
}
