import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Returns the emails of accounts by id; deleted accounts are missing. */
export async function emailsOf(accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await profilesStore.listEmails(database(), [...new Set(accountIds)]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Finds the account of an email. */
export async function accountIdOf(email: string): Promise<string | undefined> {
  return (await profilesStore.findUserByEmail(database(), email))?.id;
}

/** Finds an account's email; undefined if it is deleted. */
export async function findEmailOf(profileId: string): Promise<string | undefined> {
  return (await profilesStore.findById(database(), profileId))?.email;
}
