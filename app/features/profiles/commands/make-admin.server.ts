import type { Transaction } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { generatedUsername } from '../usernames/usernames.ts';

/** Gives a profile the role of an administrator, in the caller's transaction; creates the profile if it is missing. */
export async function makeAdmin(trx: Transaction, profileId: string, email: string): Promise<void> {
  const noDetails = { first_name: '', last_name: '', phone: '', type: null };
  await profilesStore.insert(trx, { id: profileId, email, username: generatedUsername(email), ...noDetails });
  await profilesStore.setRole(trx, profileId, 'admin');
}

/** Makes an administrator an ordinary person again, in the caller's transaction. */
export async function endAdminRole(trx: Transaction, profileId: string): Promise<void> {
  await profilesStore.setRole(trx, profileId, 'user');
}
