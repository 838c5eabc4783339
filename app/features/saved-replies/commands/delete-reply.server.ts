import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { savedRepliesStore } from '../saved-replies-store.server.ts';

/** Deletes a saved reply of a professional; what is gone, or another's, changes nothing. */
export async function deleteReply(viewerId: string, id: string): Promise<void> {
  const professional = await findProfessionalOf(viewerId);
  if (professional) await savedRepliesStore.remove(database(), professional.id, id);
}
