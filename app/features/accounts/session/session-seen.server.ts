import { LRUCache } from 'lru-cache';
import { database } from '#app/platform/database/database.server.ts';
import { sessionsStore } from './sessions-store.server.ts';

const minutesBetween = 5;
const seenLately = new LRUCache<string, true>({ max: 20_000, ttl: minutesBetween * 60_000 });

/** Notes that a session is in use, once in five minutes: exact enough for its owner, and no write a request. */
export async function touchSession(sessionId: string): Promise<void> {
  if (seenLately.has(sessionId)) return;
  seenLately.set(sessionId, true);
  await sessionsStore.setSeen(database(), sessionId);
}
