import { database, type Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Returns a whole record with its profile, for the team only; undefined if there is none. */
export function findProfessionalRecord(id: string, db: Connection = database()) {
  return professionalsStore.findByIdWithProfile(db, id);
}
