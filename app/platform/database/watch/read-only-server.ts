/** PostgreSQL's code for a write where nothing can be written. */
const readOnlyTransaction = '25006';

/** The server follows another one, or has been demoted: it may not be read either, because it lags behind. */
export class ReadOnlyServerError extends Error {
  readonly code = readOnlyTransaction;

  constructor() {
    super('The database server is read-only');
    this.name = 'ReadOnlyServerError';
  }
}

/** Whether a statement failed because its server is read-only. Our own read-only transactions write nothing. */
export function isReadOnlyFailure(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === readOnlyTransaction;
}
