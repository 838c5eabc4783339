import { findProfile } from '#app/features/profiles/queries/find-profile.server.ts';
import { type Connection, database } from '#app/platform/database/database.server.ts';
import { usersStore } from '../users-store.server.ts';

/** Returns the emails of accounts by id; deleted accounts are missing. */
export async function emailsOf(
  accountIds: readonly string[],
  db: Connection = database(),
): Promise<Map<string, string>> {
  const rows = await usersStore.listEmails(db, [...new Set(accountIds)]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Finds the account of an email. */
export async function accountIdOf(email: string): Promise<string | undefined> {
  return (await usersStore.findByEmail(database(), email))?.id;
}

/** Finds an account's email; undefined if it is deleted. */
export async function findEmailOf(profileId: string): Promise<string | undefined> {
  return (await findProfile(profileId))?.email;
}
