/** The database does not answer: its connections are cut, and nobody waits for it until it is heard again. */
export class DatabaseSilentError extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseSilentError';
  }
}

let silentSince: number | undefined;

/** What whoever wants the database now is told in place of it; undefined while it is heard, or nobody watches it. */
export function silenceOfDatabase(): DatabaseSilentError | undefined {
  return silentSince === undefined ? undefined : new DatabaseSilentError();
}

/** @returns how long, in ms, it had been silent, when this is news. */
export function markDatabaseResponsive(): number | undefined {
  const silence = silentSince === undefined ? undefined : performance.now() - silentSince;
  silentSince = undefined;
  return silence;
}

/** @returns whether this is news. */
export function markDatabaseSilent(): boolean {
  const isNews = silentSince === undefined;
  silentSince ??= performance.now();
  return isNews;
}
