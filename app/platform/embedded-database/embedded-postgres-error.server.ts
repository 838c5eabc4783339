import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** The embedded PostgreSQL cannot run here; the message says why and what to do about it. */
export class EmbeddedPostgresError extends StartRefusal {
  override name = 'EmbeddedPostgresError';
}
