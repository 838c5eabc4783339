import type { Connection } from '#app/platform/database/database.server.ts';
import { signInMethodsStore } from '../sign-in-methods-store.server.ts';

/** Lists the providers that a user can sign in with; `credential` is the password. */
export async function listProvidersOf(db: Connection, userId: string): Promise<string[]> {
  const methods = await signInMethodsStore.findOfUser(db, userId);
  return methods.map(({ provider_id }) => provider_id);
}

/** Finds the user who signs in with an account at a provider. */
export async function findUserOfProvider(
  db: Connection,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  return (await signInMethodsStore.findUserOf(db, providerId, accountId))?.user_id;
}
