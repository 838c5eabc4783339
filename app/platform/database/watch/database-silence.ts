/** The database does not answer: its connections are severed, and queries fail at once until it answers again. */
export class DatabaseSilentError extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseSilentError';
  }
}

let silentSince: number | undefined;

/** Returns the error for a query while the database is silent; undefined while it answers, or nothing watches it. */
export function silenceOfDatabase(): DatabaseSilentError | undefined {
  return silentSince === undefined ? undefined : new DatabaseSilentError();
}

/**
 * Records that the database answers.
 * @returns how long, in ms, it had been silent; undefined if it was not
 */
export function markDatabaseResponsive(): number | undefined {
  const silence = silentSince === undefined ? undefined : performance.now() - silentSince;
  silentSince = undefined;
  return silence;
}

/**
 * Records that the database is silent.
 * @returns whether it was not silent before
 */
export function markDatabaseSilent(): boolean {
  const isNews = silentSince === undefined;
  silentSince ??= performance.now();
  return isNews;
}
