import type { Connection } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { generatedUsername } from '../usernames.ts';

export type ClientProfileInput = { userId: string; email: string; first_name: string; last_name: string; phone: string };

/**
 * Gives a user a profile of type client with a generated username. A second call changes nothing.
 * @returns whether the profile is new.
 */
export function createClientProfile(db: Connection, input: ClientProfileInput): Promise<boolean> {
  const { userId, ...details } = input;
  return profilesStore.insert(db, { id: userId, ...details, username: generatedUsername(input.email), type: 'client' });
}
