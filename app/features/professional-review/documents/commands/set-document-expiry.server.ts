import { documentsStore } from '../documents-store.server.ts';
import { reviewSubject } from '../../review/review.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publishListingChange } from '../../commands/publish-review.server.ts';
import { reviewErrors } from '../../review/review.errors.ts';

/**
 * Records a document's expiry date, as printed on it; null if it does not expire.
 * @throws AppError document_not_found
 */
export async function setDocumentExpiry(
  adminId: string,
  documentId: string,
  expiresOn: PlainDate | null,
): Promise<void> {
  await inTransaction(async (trx) => {
    const document = await documentsStore.findForUpdate(trx, documentId);
    if (!document) throw new AppError(reviewErrors.document_not_found);
    if (document.expires_on === expiresOn) return;
    await documentsStore.setExpiry(trx, documentId, expiresOn);
    // The expiry date limits how far ahead visits can be booked.
    await publishListingChange(trx, document.professional_id);
    await recordAuditEntry(trx, {
      actorId: adminId,
      action: 'professional.document_expiry_set',
      subjectType: reviewSubject,
      subjectId: document.professional_id,
      details: { document: documentId, kind: document.kind, before: document.expires_on, after: expiresOn },
    });
  });
}
