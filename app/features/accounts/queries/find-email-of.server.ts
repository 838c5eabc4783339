import { database } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';

/** Where somebody is written to; undefined for an account that is gone. */
export async function findEmailOf(profileId: string): Promise<string | undefined> {
  return (await profilesStore.findById(database(), profileId))?.email;
}
