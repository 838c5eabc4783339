import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** The embedded PostgreSQL cannot run here; the message says why and how to fix it. */
export class EmbeddedPostgresError extends StartRefusal {
  override name = 'EmbeddedPostgresError';
}
