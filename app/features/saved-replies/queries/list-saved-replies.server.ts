import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { SavedReplyDto } from '../saved-reply-dto.ts';
import { savedRepliesStore } from '../saved-replies-store.server.ts';

/** Lists a professional's saved replies by title; whoever is none has none. */
export async function listSavedReplies(viewerId: string): Promise<SavedReplyDto[]> {
  const professional = await findProfessionalOf(viewerId);
  return professional ? savedRepliesStore.list(database(), professional.id) : [];
}
