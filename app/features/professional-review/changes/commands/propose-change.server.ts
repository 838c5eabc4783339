import { documentsStore } from '../../documents/documents-store.server.ts';
import { reviewSubject } from '../../review/review.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import { lockProfessional } from '#app/features/professionals/commands/set-review-flags.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { listedCategories } from '#app/features/services/catalogue/categories-of-services.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { documentErrors } from '#app/features/professional-documents/documents.errors.ts';
import { documentLimits } from '#app/features/professional-documents/document-limits.ts';
import { certificationsLeft } from '../proposed-change.ts';
import { changeErrors } from '../proposed-changes.errors.ts';
import type { ProposedChange } from '../proposed-changes.schema.ts';
import { proposedChangesStore as store, type WaitingChange } from '../proposed-changes-store.server.ts';
import { reviewErrors } from '../../review/review.errors.ts';
import { reviewStore } from '../../review/review-store.server.ts';

export type Asking = { userId: string; professionalId: string };

/**
 * Requests a change of documents or categories after approval; the current ones stay until the team has decided. A
 * new request about the same document, or about categories, replaces the earlier one.
 * @throws AppError of proposed-changes.errors.ts, upload_unknown, document_not_found
 */
export function proposeChange(asking: Asking, proposed: ProposedChange): Promise<{ id: string }> {
  return inTransaction(async (trx) => {
    const professional = await lockProfessional(trx, asking.professionalId);
    if (!professional) throw new AppError(professionalErrors.professional_not_found);
    if (professional.suspended_at) throw new AppError(changeErrors.change_of_suspended);
    if (!professional.is_approved) throw new AppError(changeErrors.change_needs_approval);
    const columns =
      proposed.change === 'set_categories'
        ? await newCategories(trx, professional, proposed.categories)
        : await newDocument(trx, asking, proposed);
    await forget(
      trx,
      proposed.change === 'add_document'
        ? undefined
        : await store.takeSame(trx, asking.professionalId, columns.document_id),
    );
    const { id } = await store.insert(trx, {
      professional_id: asking.professionalId,
      change: proposed.change,
      ...columns,
    });
    await record(trx, asking, 'proposed', { change: proposed.change });
    return { id };
  });
}

/**
 * Withdraws a requested change.
 * @throws AppError change_not_found
 */
export function withdrawChange(asking: Asking, changeId: string): Promise<void> {
  return inTransaction(async (trx) => {
    await lockProfessional(trx, asking.professionalId);
    const change = await store.take(trx, changeId, asking.professionalId);
    if (!change) throw new AppError(changeErrors.change_not_found);
    await forget(trx, change);
    await record(trx, asking, 'withdrawn', change);
  });
}

type Columns = Pick<WaitingChange, 'document_id' | 'document_kind' | 'file_id' | 'file_path' | 'categories'>;
type Professional = NonNullable<Awaited<ReturnType<typeof lockProfessional>>>;

async function newCategories(trx: Transaction, professional: Professional, requested: string[]): Promise<Columns> {
  const categories = [...new Set(requested)];
  const services = await reviewStore.listServiceCategories(trx, professional.id);
  const present = listedCategories(services, professional.approved_categories);
  if (present.toSorted().join() === categories.toSorted().join()) throw new AppError(changeErrors.categories_unchanged);
  return { document_id: null, document_kind: null, file_id: null, file_path: null, categories };
}

async function newDocument(
  trx: Transaction,
  asking: Asking,
  proposed: Exclude<ProposedChange, { change: 'set_categories' }>,
): Promise<Columns> {
  const [documents, changes] = [
    await documentsStore.list(trx, asking.professionalId),
    await store.list(trx, asking.professionalId),
  ];
  if (proposed.change === 'add_document') {
    assertRoom(proposed.kind, documents, changes);
    return { ...(await ownUpload(trx, asking, proposed.file_path)), document_id: null, document_kind: proposed.kind };
  }
  const document = documents.find(({ id }) => id === proposed.document_id);
  if (!document) throw new AppError(reviewErrors.document_not_found);
  const columns = { document_id: document.id, document_kind: document.kind };
  if (proposed.change === 'replace_document')
    return { ...(await ownUpload(trx, asking, proposed.file_path)), ...columns };
  const others = changes.filter(({ document_id }) => document_id !== document.id);
  if (document.kind === 'certification' && certificationsLeft(documents, others) <= 1)
    throw new AppError(changeErrors.last_certification);
  return { ...columns, file_id: null, file_path: null, categories: null };
}

type DocumentRows = Awaited<ReturnType<typeof documentsStore.list>>;
type Waiting = Awaited<ReturnType<typeof store.list>>;

function assertRoom(kind: DocumentRows[number]['kind'], documents: DocumentRows, changes: Waiting): void {
  const stands = documents.filter((document) => document.kind === kind).length;
  const added = changes.filter(
    ({ change, document_kind }) => change === 'add_document' && document_kind === kind,
  ).length;
  if (kind === 'insurance' && stands + added > 0) throw new AppError(changeErrors.insurance_exists);
  if (stands + added >= documentLimits.certifications) throw new AppError(changeErrors.certifications_full);
}

/** Accepts only the person's own upload, and only once (OPEN-43). */
async function ownUpload(trx: Transaction, { userId }: Asking, path: string) {
  const file = await findOwnFile(trx, 'professional-documents', path, userId);
  if (!file) throw new AppError(documentErrors.upload_unknown);
  if ((await store.listFilesUsedAmong(trx, [file.id])).length > 0) throw new AppError(changeErrors.document_used);
  return { file_id: file.id, file_path: file.path, categories: null };
}

/** Deletes the file uploaded with an earlier request. */
async function forget(trx: Transaction, change: WaitingChange | undefined): Promise<void> {
  if (change?.file_path) await deleteFileRecord(trx, 'professional-documents', change.file_path);
}

async function record(
  trx: Transaction,
  { userId, professionalId }: Asking,
  what: 'proposed' | 'withdrawn',
  { change }: Pick<WaitingChange, 'change'>,
): Promise<void> {
  await recordAuditEntry(trx, {
    actorId: userId,
    action: `professional.change_${what}`,
    subjectType: reviewSubject,
    subjectId: professionalId,
    details: { change },
  });
}
