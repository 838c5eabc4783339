import type { Connection } from '#app/platform/database/database.server.ts';

/** Frees the keys of requests that were cut off, as they are after a minute: until then they may still be on their way. */
export async function freeIdempotencyKeys(db: Connection): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ leased_until: new Date(0) })
    .where('status', 'is', null)
    .execute();
}
