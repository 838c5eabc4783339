import { log } from '#app/platform/log/log.server.ts';

/** Fails the run of a schedule that left something undone: it makes up for no failed job, a later run does. */
export class UnfinishedSweep extends Error {
  override name = 'UnfinishedSweep';
}

/**
 * Does what jobs have left undone, one after the other. One failure, which is logged with the item, does not stop the
 * others.
 * @returns how many failed
 */
export async function sweepEach<Item extends object>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failed: string,
): Promise<number> {
  let failures = 0;
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      failures += 1;
      const logged: object = { err: error, ...item };
      log.error(logged, failed);
    });
  }
  return failures;
}
