import type { Connection } from '#app/platform/database/database.server.ts';
import { signInMethodsStore } from '../sign-in-methods-store.server.ts';

export type SignInMethod = { /** `credential` is the password. */ provider: string; hasPassword: boolean };

/** Lists how a user can sign in. */
export async function listSignInMethods(db: Connection, userId: string): Promise<SignInMethod[]> {
  const methods = await signInMethodsStore.findOfUser(db, userId);
  return methods.map(({ provider_id, password }) => ({ provider: provider_id, hasPassword: password !== null }));
}

/** Finds the user who signs in with an account at a provider. */
export async function findUserOfProvider(
  db: Connection,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  return (await signInMethodsStore.findUserOf(db, providerId, accountId))?.user_id;
}
