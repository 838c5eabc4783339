/** The database does not answer: its connections are severed, and queries fail at once until it answers again. */
export class DatabaseSilentError extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseSilentError';
  }
}
