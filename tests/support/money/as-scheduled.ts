import { UnfinishedSweep } from '#app/platform/jobs/sweep.server.ts';

/** Waits for a sweep as its schedule does: what one run leaves undone is left to the next. */
export async function asScheduled(sweep: Promise<void>): Promise<void> {
  await sweep.catch((error: unknown) =>
    error instanceof UnfinishedSweep ? undefined : Promise.reject(error as Error),
  );
}
