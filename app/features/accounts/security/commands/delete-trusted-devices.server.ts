import type { Connection } from '#app/platform/database/database.server.ts';
import { signInMethodsStore } from '../sign-in-methods-store.server.ts';

/** Stops trusting any device of a user to skip the code, in the caller's transaction. */
export async function deleteTrustedDevices(db: Connection, userId: string): Promise<void> {
  await signInMethodsStore.deleteTrustedDevices(db, userId);
}
