import type { Connection } from '#app/platform/database/database.server.ts';
import { sessionsStore } from '../sessions-store.server.ts';

/**
 * Ends a user's sessions, all or all but one, in the caller's transaction.
 * @returns how many ended
 */
export function endSessionsOf(db: Connection, userId: string, keptId?: string): Promise<number> {
  return sessionsStore.deleteOthersOfUser(db, userId, keptId);
}

/** Ends all others, for a session that just got a new token and with it a new id. */
export async function endSessionsBesides(db: Connection, userId: string, token: string): Promise<void> {
  await sessionsStore.deleteAllButToken(db, userId, token);
}

/** Ends the session of a token, if it is still there. */
export async function endSessionOfToken(db: Connection, token: string): Promise<void> {
  await sessionsStore.deleteByToken(db, token);
}
