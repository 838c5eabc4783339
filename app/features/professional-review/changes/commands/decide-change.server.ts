import { reviewSubject } from '../../review/review.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { lockProfessional, setReviewFlags } from '#app/features/professionals/commands/set-review-flags.server.ts';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { changeErrors } from '../proposed-changes.errors.ts';
import type { ChangeDecision } from '../proposed-changes.schema.ts';
import { documentsStore } from '../../documents/documents-store.server.ts';
import { proposedChangesStore as store, type WaitingChange } from '../proposed-changes-store.server.ts';
import { changeMessages, lacksBadgeAfter } from '../proposed-change.ts';
import { reviewStore } from '../../review/review-store.server.ts';
import { mailApplicationNotice, publishListingChange } from '../../commands/publish-review.server.ts';

/**
 * Accepts or rejects a change requested after approval: the change itself, audit entry and mail in one transaction.
 * Once decided, the request is deleted.
 * @returns whose change it was
 * @throws AppError change_not_found, also if it was decided or withdrawn meanwhile
 */
export async function decideChange(
  adminId: string,
  changeId: string,
  decision: ChangeDecision,
): Promise<{ professionalId: string }> {
  const known = await store.find(database(), changeId);
  if (!known) throw new AppError(changeErrors.change_not_found);
  return inTransaction(async (trx) => {
    const professional = await lockProfessional(trx, known.professional_id);
    const change = professional && (await store.take(trx, changeId, professional.id));
    if (!change) throw new AppError(changeErrors.change_not_found);
    if (decision.accept) await bringAbout(trx, change, decision.expires_on ?? null);
    else if (change.file_path) await deleteFileRecord(trx, 'professional-documents', change.file_path);
    await writeDown(trx, adminId, change, decision);
    await mail(trx, professional, change, decision);
    return { professionalId: professional.id };
  });
}

/** Applies the change. A new document replaces the old one, whose file is deleted. */
async function bringAbout(trx: Transaction, change: WaitingChange, expiresOn: string | null): Promise<void> {
  if (change.categories) {
    await setReviewFlags(trx, change.professional_id, { approved_categories: change.categories });
    return publishListingChange(trx, change.professional_id);
  }
  const former = change.document_id ? await documentsStore.take(trx, change.document_id) : undefined;
  if (former) await deleteFileRecord(trx, 'professional-documents', former.file_path);
  const { document_kind: kind, file_id, file_path } = change;
  if (kind && file_id && file_path)
    await documentsStore.insert(trx, change.professional_id, { kind, file_id, file_path, expires_on: expiresOn });
  return publishListingChange(trx, change.professional_id);
}

async function writeDown(
  trx: Transaction,
  adminId: string,
  change: WaitingChange,
  { accept, reason }: ChangeDecision,
): Promise<void> {
  const { professional_id, document_kind, categories } = change;
  const auditId = await recordAuditEntry(trx, {
    actorId: adminId,
    action: `professional.change_${accept ? 'accepted' : 'rejected'}`,
    subjectType: reviewSubject,
    subjectId: professional_id,
    details: {
      change: change.change,
      ...(document_kind ? { kind: document_kind } : {}),
      ...(categories ? { categories } : {}),
    },
  });
  if (!accept && reason) await reviewStore.insertReason(trx, { audit_id: auditId, professional_id, reason });
}

type LockedProfessional = { profile_id: string; is_approved: boolean; verified: boolean };

async function mail(
  trx: Transaction,
  professional: LockedProfessional,
  change: WaitingChange,
  { accept, reason = '' }: ChangeDecision,
): Promise<void> {
  const { email, first_name: firstName } = await reviewStore.findRecipient(trx, professional.profile_id);
  const what = changeMessages(change);
  await mailApplicationNotice(
    trx,
    accept
      ? { kind: 'change-accepted', email, firstName, what, lacksBadge: lacksBadgeAfter(change, professional) }
      : { kind: 'change-rejected', email, firstName, what, reason },
  );
}
