import { database } from '#app/platform/database/database.server.ts';
import { threadsStore } from '../threads-store.server.ts';

/** The user ids of threads' people, by thread. */
export async function findThreadPeople(threadIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = threadIds.length === 0 ? [] : await threadsStore.listPeople(database(), threadIds);
  const people = new Map<string, string[]>();
  for (const { thread_id, person_id } of rows) people.set(thread_id, [...(people.get(thread_id) ?? []), person_id]);
  return people;
}
