import type { Connection } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { generatedUsername } from '../usernames/usernames.ts';

export type ClientProfileInput = {
  userId: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
};

/**
 * Makes a user a client: creates a profile with a generated username, or sets the type of a profile that has none
 * (OPEN-26). A second call changes nothing.
 * @returns whether anything changed
 */
export async function createClientProfile(db: Connection, input: ClientProfileInput): Promise<boolean> {
  const { userId, ...details } = input;
  const created = await profilesStore.insert(db, {
    id: userId,
    ...details,
    username: generatedUsername(input.email),
    type: 'client',
  });
  return created || profilesStore.setTypeIfEmpty(db, userId, 'client');
}
