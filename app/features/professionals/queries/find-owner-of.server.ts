import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** The user id of whose record this is; undefined once it is gone. */
export async function findOwnerOf(professionalId: string): Promise<string | undefined> {
  return (await professionalsStore.findById(database(), professionalId))?.profile_id;
}
