import { database } from '#app/platform/database/database.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { serviceChecklistsStore } from '../service-checklists-store.server.ts';

/** The checklists of a person's own services; those without one that ask for no signature are missing. */
export async function listChecklists(viewerId: string) {
  const professional = await findProfessionalOf(viewerId);
  return professional ? serviceChecklistsStore.listOfProfessional(database(), professional.id) : [];
}
