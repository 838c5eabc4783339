import { database } from '#app/platform/database/database.server.ts';
import { sessionsStore } from '../sessions-store.server.ts';

/** Hashes the session tokens that a former version stored as plain text. */
export async function hashPlainTokens(): Promise<void> {
  await sessionsStore.hashPlainTokens(database());
}
