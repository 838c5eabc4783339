import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { savedReplyErrors } from '../saved-replies.errors.ts';
import { savedReplyLimits } from '../saved-reply.ts';
import type { SavedReplyContent } from '../saved-replies.schema.ts';
import { savedRepliesStore } from '../saved-replies-store.server.ts';

/**
 * Saves a reply of a professional under an id made by the browser; what is there under it is replaced.
 * @throws AppError saved_reply_not_found for others, and for an id of others; saved_replies_full
 */
export async function saveReply(viewerId: string, id: string, content: SavedReplyContent): Promise<void> {
  const professional = await findProfessionalOf(viewerId);
  if (!professional) throw new AppError(savedReplyErrors.saved_reply_not_found);
  await inTransaction(async (trx) => {
    await savedRepliesStore.lock(trx, professional.id);
    const known = await savedRepliesStore.list(trx, professional.id);
    if (known.length >= savedReplyLimits.replies && !known.some((reply) => reply.id === id))
      throw new AppError(savedReplyErrors.saved_replies_full);
    if (!(await savedRepliesStore.save(trx, professional.id, id, content)))
      throw new AppError(savedReplyErrors.saved_reply_not_found);
  });
}
