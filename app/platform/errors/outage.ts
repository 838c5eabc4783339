/**
 * SQLSTATEs that say "not now" of the database: connections (08), resources (53), operators and shutdowns (57, a
 * statement that took too long among them), the system beneath it (58); a former primary that only reads (25006), a
 * session that the server ended (25P03, 25P04), and the last loser of a deadlock (40), of which nothing stays.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageStates = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:25006|25P03|25P04|40001|40P01)$/;

/** What Node says of a peer that refuses, ends or does not find its way. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'DATABASE_SILENT',
]);

/** node-postgres and its pool give these no code. */
const wordsOfTheDriver = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]);

/** How deep a failure may be wrapped. */
const layers = 5;

/**
 * Whether somebody we depend on is away for a moment, so that the same request may succeed soon: answered with 503
 * (docs/decisions/035-a-peer-that-goes-silent.md). Looks through what wraps the failure.
 */
export function isOutage(failure: unknown, depth = layers): boolean {
  if (!(failure instanceof Error) || depth === 0) return false;
  const { code, syscall } = failure as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (outageStates.test(code) || networkCodes.has(code))) return true;
  // The socket file of a database that is just being started again; a file of ours that is missing is another matter.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (wordsOfTheDriver.has(failure.message)) return true;
  const within: unknown[] = failure instanceof AggregateError ? failure.errors : [];
  return [failure.cause, ...within].some((inner) => isOutage(inner, depth - 1));
}
