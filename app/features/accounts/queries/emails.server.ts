import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** The sign-in addresses of accounts, by id; those that are gone are missing. */
export async function emailsOf(accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await profilesStore.listEmails(database(), [...new Set(accountIds)]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The account that signs in with an address. */
export async function accountIdOf(email: string): Promise<string | undefined> {
  return (await profilesStore.findUserByEmail(database(), email))?.id;
}

/** Where somebody is written to; undefined for an account that is gone. */
export async function findEmailOf(profileId: string): Promise<string | undefined> {
  return (await profilesStore.findById(database(), profileId))?.email;
}
