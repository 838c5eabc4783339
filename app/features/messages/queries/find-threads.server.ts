import type { Connection } from '#app/platform/database/database.server.ts';
import { type ThreadRow, threadsStore } from '../threads-store.server.ts';

/** A thread as one of its people has it. */
export type OwnThread = ThreadRow;

/** Finds those of some threads that are a person's own, by id. */
export async function findOwnThreads(
  db: Connection,
  personId: string,
  ids: readonly string[],
): Promise<Map<string, OwnThread>> {
  const threads = ids.length === 0 ? [] : await threadsStore.listByIds(db, personId, ids);
  return new Map(threads.map((thread) => [thread.id, thread]));
}
