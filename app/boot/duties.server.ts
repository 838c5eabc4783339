import type { Config } from '#app/platform/config/config.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** What a process does: answer requests, work jobs, or both. */
export type Duties = 'everything' | 'requests' | 'jobs';

/**
 * Checks that processes which share the work share a database.
 * @throws StartRefusal if it is the embedded one, which serves one process
 */
export function assertSharedDatabase({ DATABASE_URL }: Config, duties: Duties): void {
  if (duties === 'everything' || DATABASE_URL) return;
  throw new StartRefusal(
    'Requests and jobs can be worked by different processes only with a PostgreSQL of your own. Set DATABASE_URL, or start both in one: doorstep serve.',
  );
}
