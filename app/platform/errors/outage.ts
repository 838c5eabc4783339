/**
 * SQLSTATEs for "not now": connections (08), resources (53), operators and shutdowns (57, including statements that
 * took too long), system errors (58); a former primary that is read-only (25006), a session that the server ended
 * (25P03, 25P04), and the final loser of a deadlock (40), which is rolled back completely.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageStates = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:25006|25P03|25P04|40001|40P01)$/;

/** Node's codes for a peer that refuses, closes or cannot be reached. */
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

/** Messages of node-postgres and its pool, which give these errors no code. */
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

/** The maximum depth of wrapped errors to search. */
const layers = 5;

/**
 * Whether a service we depend on is briefly unavailable, so that the same request may succeed soon: answered with 503
 * (docs/decisions/035-a-peer-that-goes-silent.md). Looks inside wrapped errors.
 */
export function isOutage(failure: unknown, depth = layers): boolean {
  if (!(failure instanceof Error) || depth === 0) return false;
  const { code, syscall } = failure as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (outageStates.test(code) || networkCodes.has(code))) return true;
  // The socket file of a database that is being restarted; a missing file of ours is another matter.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (wordsOfTheDriver.has(failure.message)) return true;
  const within: unknown[] = failure instanceof AggregateError ? failure.errors : [];
  return [failure.cause, ...within].some((inner) => isOutage(inner, depth - 1));
}
