import { database, type Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** A whole record with its profile, for the team's eyes; undefined when there is none. */
export function findProfessionalRecord(id: string, db: Connection = database()) {
  return professionalsStore.findByIdWithProfile(db, id);
}
