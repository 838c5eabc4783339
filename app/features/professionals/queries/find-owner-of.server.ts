import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Returns the user id of a record's owner; undefined if the record is gone. */
export async function findOwnerOf(professionalId: string): Promise<string | undefined> {
  return (await professionalsStore.findById(database(), professionalId))?.profile_id;
}
